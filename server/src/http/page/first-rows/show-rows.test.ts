/** @jest-environment jsdom */
import type { FirstRowsAnswer } from '@bandiera/wire'
import { buildTable, keepPlaces, showRows } from './show-rows.ts'

const LIST: FirstRowsAnswer = {
  columns: [
    { label: 'Ragione sociale' },
    { label: 'Comune', width: 120, from: 'md' },
    { label: 'Incroci', align: 'right' },
  ],
  rows: [
    { href: '/azienda/1', cells: ['Rossi & <b>Figli</b> Srl', 'Milano (MI)', null] },
    { href: '/azienda/2', cells: ['Bianchi Spa', '—', null] },
  ],
  roomy: false,
}
const root = () => document.getElementById('root')!
const early = () => [...document.querySelectorAll('.bs-z a')].map((link) => link.textContent)
let started = 0
let answered: (list: FirstRowsAnswer | null) => void

beforeEach(() => {
  history.replaceState(null, '', '/aziende')
  document.body.innerHTML =
    '<div id="root"><div><div class="bs-u"><div class="bs-p"><p></p><p></p><p></p></div></div></div></div>'
  started = 0
  globalThis.__bandiera_first_rows = new Promise((resolve) => (answered = resolve))
})
afterEach(() => localStorage.clear())

const show = () => showRows({ buildTable, places: keepPlaces('posti'), start: () => (started += 1) })
const rows = async () => {
  answered(LIST)
  await globalThis.__bandiera_first_rows
}
const portalShows = async (html: string) => {
  root().innerHTML = html
  // the observer is called in a microtask
  await Promise.resolve()
}

it('shows the rows as they arrive, as text, with what only the code knows left open', async () => {
  show()
  await rows()
  expect(early()).toEqual(['Rossi & <b>Figli</b> Srl', 'Bianchi Spa'])
  expect([...document.querySelectorAll('.bs-z thead th')].map((cell) => cell.textContent)).toEqual([
    'Ragione sociale',
    'Comune',
    'Incroci',
  ])
  expect(document.querySelectorAll('.bs-z tbody tr:first-child td')[1]!.innerHTML).toBe('<i></i>')
  expect(document.querySelector('.bs-z [role=main] table')).not.toBeNull()
  expect(root().inert).toBe(true)
})

it('stays while the portal below is still loading, and goes when that shows rows of its own', async () => {
  show()
  await rows()
  await portalShows('<main aria-busy="true"></main>')
  await portalShows('<main><h1>Aziende</h1><div aria-busy="true"></div></main>')
  expect(early()).toHaveLength(2)
  await portalShows(
    '<main><h1>Aziende</h1><table><tbody><tr><th><a href="/azienda/1">Rossi</a></th></tr></tbody></table></main>',
  )
  expect([early(), root().inert]).toEqual([[], false])
})

it.each([
  ['an empty list', '<main><h1>Aziende</h1><p>Non c’è ancora nessuna azienda</p></main>'],
  ['a message', '<main><div role="alert">Il modulo non risponde</div></main>'],
  ['the login', '<main><h1>Accedi</h1></main>'],
])('goes when the portal shows %s', async (_, html) => {
  show()
  await rows()
  await portalShows(html)
  expect([early(), root().inert]).toEqual([[], false])
})

it('goes with the first thing that the portal shows when no rows will follow', async () => {
  show()
  answered(null)
  await globalThis.__bandiera_first_rows
  await portalShows('<main aria-busy="true"></main>')
  expect(document.querySelector('.bs-z')).toBeNull()
})

it('gives the focus on a row to the same row of the portal', async () => {
  show()
  await rows()
  document.querySelector<HTMLElement>('.bs-z a[href="/azienda/2"]')!.focus()
  const own = (n: number) => `<li><a href="/azienda/${n}">${n}</a></li>`
  await portalShows(`<main><ul>${own(1)}${own(2)}</ul></main>`)
  expect(document.activeElement?.textContent).toBe('2')
})

it('leads on in the portal, and holds its place until it loads', async () => {
  show()
  await rows()
  const heard = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  document.querySelector<HTMLElement>('.bs-z a')!.click()
  await heard
  expect([location.pathname, started > 0, document.querySelector('.bs-z')]).toEqual(['/azienda/1', true, null])
  expect(root().querySelector('.bs-u')).not.toBeNull()
})

it('starts the portal at once where nothing was asked', () => {
  globalThis.__bandiera_first_rows = undefined
  show()
  expect([started, document.querySelector('.bs-z'), root().inert ?? false]).toEqual([1, null, false])
})
