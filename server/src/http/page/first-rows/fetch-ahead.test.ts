/** @jest-environment jsdom */
import { fetchAhead, type PageFile } from './fetch-ahead.ts'

const FILES: PageFile[] = [['/m/mf-prova/1.0.0/a.js', 'sha384-abc'], ['/s/main.js']]
const asked = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'))
const visit = (files = FILES) => {
  document.head.replaceChildren()
  fetchAhead('avuti', files)
}
const start = () => globalThis.__bandiera_fetch_rest!()
afterEach(() => localStorage.clear())

it('fetches everything at once on a first visit, with the hashes that the portal will ask for', () => {
  visit()
  expect(asked()).toEqual(['/m/mf-prova/1.0.0/a.js', '/s/main.js'])
  const [first, second] = document.querySelectorAll('link')
  expect([first!.rel, first!.as, first!.integrity]).toEqual(['preload', 'script', 'sha384-abc'])
  expect(second!.hasAttribute('integrity')).toBe(false)
})

it('reads what the browser has when the portal starts, not before', () => {
  visit()
  start()
  visit()
  expect(asked()).toEqual([])
  start()
  expect(asked()).toEqual(['/m/mf-prova/1.0.0/a.js', '/s/main.js'])
})

it('brings at once what was released since', () => {
  visit()
  start()
  visit([['/m/mf-prova/1.1.0/a.js'], ['/s/main.js']])
  expect(asked()).toEqual(['/m/mf-prova/1.1.0/a.js'])
})

it.each(['{', '5', 'null'])('brings everything at once where the browser kept %s', (kept) => {
  localStorage.setItem('avuti', kept)
  visit()
  expect(asked()).toHaveLength(2)
})
