// The time of an answer does not show whether an account exists: each login costs one derivation, for any name.
import type { Usr } from '@bandiera/domain'
import * as crypto from 'node:crypto'
import { openTestTenant, type TestTenant } from '../../test/test-tenant.ts'
import { createUsers } from './users.ts'

jest.mock('node:crypto', () => {
  const real = jest.requireActual<typeof crypto>('node:crypto')
  return { ...real, scrypt: jest.fn(real.scrypt) }
})
const derivations = jest.mocked(crypto.scrypt)
const PASSWORD = 'una password lunga'
const LOG_N = 10

let test: TestTenant
const add = async (name: string, over: Partial<Usr>, password?: string) => {
  const usr: Usr = { _id: name.repeat(24), name, email: `${name}@demo.test`, role: { admin: true }, ...over }
  await test.documents.transact(null, (writer) => writer.insert('usr', usr))
  if (password)
    await createUsers(test.store, { scryptLogN: LOG_N }).setPassword(usr._id, password, { address: '203.0.113.1' })
}
beforeEach(async () => {
  test = await openTestTenant()
  await add('a', {}, PASSWORD)
  await add('b', { attivo: false }, PASSWORD)
  await add('c', {
    attivo: false,
    invito: {
      da: 'a'.repeat(24),
      stato: 'inviato',
      inviatoIl: '2026-11-21T10:00:00Z',
      scadeIl: '2026-11-28T10:00:00Z',
    },
  })
  await add('d', {})
})
afterEach(() => test.close())

it.each([
  ['a known', 'a@demo.test'],
  ['an unknown', 'nessuno@demo.test'],
  ['a suspended', 'b@demo.test'],
  ['an invited', 'c@demo.test'],
  ['a user without a password', 'd@demo.test'],
  ['no', ''],
])('takes one derivation of the same cost for %s address, with a wrong password', async (_which, email) => {
  derivations.mockClear()
  const users = createUsers(test.store, { scryptLogN: LOG_N })
  expect(await users.verify(email, 'sbagliata', { address: '203.0.113.1' })).toBeNull()
  expect(derivations.mock.calls.map(([, , length, cost]) => [length, cost])).toEqual([
    [32, expect.objectContaining({ N: 2 ** LOG_N, r: 8, p: 1 })],
  ])
})

it('takes one for the right password, of a suspended user too', async () => {
  const users = createUsers(test.store, { scryptLogN: LOG_N })
  derivations.mockClear()
  expect(await users.verify('a@demo.test', PASSWORD, { address: '203.0.113.1' })).not.toBeNull()
  expect(derivations).toHaveBeenCalledTimes(1)
  await expect(users.verify('b@demo.test', PASSWORD, { address: '203.0.113.1' })).rejects.toMatchObject({
    code: 'LOGIN_SUSPENDED',
  })
  expect(derivations).toHaveBeenCalledTimes(2)
})

it('takes none while an account has to wait', async () => {
  const users = createUsers(test.store, { scryptLogN: LOG_N })
  const guess = () => users.verify('nessuno@demo.test', 'x', { address: '203.0.113.1' })
  for (let n = 0; n < 5; n++) await guess()
  derivations.mockClear()
  await expect(guess()).rejects.toMatchObject({ code: 'LOGIN_TOO_MANY' })
  expect(derivations).not.toHaveBeenCalled()
})
