/** @jest-environment jsdom */
import { askEarly } from './ask-early.ts'

const asked: unknown[] = []
let answer: { status: number; json?: () => unknown } = { status: 204 }
beforeEach(() => {
  asked.length = 0
  localStorage.setItem('gettone', 'abc')
  history.replaceState(null, '', '/aziende')
  globalThis.__bandiera_first_rows = undefined
  globalThis.fetch = ((...what: unknown[]) => {
    asked.push(what)
    return Promise.resolve(answer)
  }) as typeof fetch
})
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
const ask = () => askEarly('gettone', 'scheda')

it('asks with the stored token for the rows of the path', async () => {
  answer = { status: 200, json: () => ({ rows: [] }) }
  ask()
  expect(asked).toEqual([
    ['/sync/first-rows?path=%2Faziende', { headers: { authorization: 'Bearer abc' }, cache: 'no-store' }],
  ])
  expect(await globalThis.__bandiera_first_rows).toEqual({ rows: [] })
})

it.each([204, 401, 500])('has no rows when the server answers %d', async (status) => {
  answer = { status }
  ask()
  expect(await globalThis.__bandiera_first_rows).toBeNull()
})

it.each<[string, () => void]>([
  ['no one is signed in', () => localStorage.clear()],
  ['the tab is a preview', () => sessionStorage.setItem('scheda', '{}')],
  ['the address asks for something else', () => history.replaceState(null, '', '/aziende?q=rossi')],
  ['the address opens a preview', () => history.replaceState(null, '', '/aziende#anteprima=x')],
])('asks nothing where %s', (_, prepare) => {
  prepare()
  ask()
  expect([asked, globalThis.__bandiera_first_rows]).toEqual([[], undefined])
})
