import { keepTexts } from '@bandiera/platform'
import { AUTH_TOKEN_KEY } from '@bandiera/wire'
import { claimsOf } from './session-state.ts'
import { createTokenStore, type ForeignNews } from './token-store.ts'

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

it('empties the whole storage at logout, in a way that other tabs hear even when nothing was left in it', () => {
  localStorage.clear()
  const written: string[] = []
  const put = jest.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => void written.push(key))
  const cookie = jest.spyOn(document, 'cookie', 'set')
  createTokenStore().clearEverything()
  expect(written).toEqual(['bandiera.logout'])
  expect(cookie).toHaveBeenCalledWith('t=; path=/; Secure; SameSite=None; Max-Age=0')
  put.mockRestore()
})

it.each<[string, string | null, string | null, ForeignNews[]]>([
  ['another token', AUTH_TOKEN_KEY, 'nuovo', [{ token: 'nuovo' }]],
  ['a token that was given up', AUTH_TOKEN_KEY, null, ['given up']],
  ['a logout', 'bandiera.logout', '1', ['logged out']],
  ['an emptied storage', null, null, ['logged out']],
  ['the end of a logout', 'bandiera.logout', null, []],
  ['something else', 'theme', 'dark', []],
])('tells of what another tab did: %s', (_, key, newValue, expected) => {
  const heard: ForeignNews[] = []
  const stop = createTokenStore().onForeignChange((news) => heard.push(news))
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  stop()
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  expect(heard).toEqual(expected)
})

it('reads whose token it is, and nothing from what is no token', () => {
  const payload = btoa(JSON.stringify({ sub: 'ü?>', exp: 1 }))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
  expect(claimsOf(`h.${payload}.s`)).toEqual({ sub: 'ü?>' })
  for (const none of ['', 'x', 'a.!.c', `h.${btoa('{}')}.s`, `h.${btoa('null')}.s`]) expect(claimsOf(none)).toBeNull()
})

describe('where the browser keeps no storage', () => {
  const refused = keepTexts(() => {
    throw new DOMException('Access is denied', 'SecurityError')
  })
  const forget = () => {
    for (const name of ['t', 't-sola']) document.cookie = `${name}=; path=/; Max-Age=0`
  }
  beforeEach(() => {
    forget()
    // the test's own page is not secure: the cookie is written without that
    const write = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!.set!
    jest.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
      write.call(document, text.replace('; Secure; SameSite=None', ''))
    })
  })
  afterEach(() => {
    jest.restoreAllMocks()
    forget()
  })
  /** What the next page finds. */
  const next = () => createTokenStore(keepTexts(() => refused as unknown as Storage)).get()

  it('signs in, and again after a reload by the cookie alone, until the logout', () => {
    const tokens = createTokenStore(refused)
    tokens.set('abc')
    expect([tokens.get(), next()]).toEqual(['abc', 'abc'])
    tokens.clearEverything()
    expect([tokens.get(), next(), document.cookie]).toEqual([null, null, ''])
  })

  it('never takes the cookie where the storage works: another tab has signed out', () => {
    createTokenStore().set('abc')
    localStorage.clear()
    expect(createTokenStore().get()).toBeNull()
  })

  it('gives the cookie no word any more once the storage works again', () => {
    createTokenStore(refused).set('abc')
    createTokenStore().set('def')
    localStorage.clear()
    expect(next()).toBeNull()
  })
})
