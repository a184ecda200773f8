import { createTokenStore, subjectOf } from './token-store.ts'

it('writes the token under the fixed key and into the cookie t, and takes both away', () => {
  const written: string[] = []
  jest.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text))
  const tokens = createTokenStore()
  tokens.set('abc')
  expect(localStorage.getItem('socketcluster.authToken')).toBe('abc')
  tokens.clear()
  expect(tokens.get()).toBeNull()
  expect(written).toEqual(['t=abc; path=/; Secure; SameSite=None', 't=; path=/; Secure; SameSite=None; Max-Age=0'])
})

it('reads whose token it is, and nothing from what is no token', () => {
  const payload = btoa(JSON.stringify({ sub: 'ü?>' }))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
  expect(subjectOf(`h.${payload}.s`)).toBe('ü?>')
  expect([subjectOf(''), subjectOf('x'), subjectOf('a.!.c'), subjectOf(`h.${btoa('{}')}.s`)]).toEqual([
    null,
    null,
    null,
    null,
  ])
})
