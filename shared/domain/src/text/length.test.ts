import * as z from 'zod/mini'
import { atMost, lengthFault } from './length.ts'

it('counts what is too long, without the spaces around it', () => {
  expect(lengthFault('abc', 3)).toBeNull()
  expect(lengthFault('  abc \n', 3)).toBeNull()
  expect(lengthFault('abcd', 3)).toBe('4 caratteri, al massimo 3')
})

it('says the same in a schema', () => {
  const schema = z.string().check(atMost(3))
  expect(schema.safeParse('abc').success).toBe(true)
  expect(schema.safeParse('abcd').error?.issues[0]?.message).toBe('4 caratteri, al massimo 3')
})
