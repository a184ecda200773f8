/** @jest-environment jsdom */
import { startScripts } from './start-scripts.ts'

const asked = () => [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'))
const pageIs = (state: DocumentReadyState) =>
  Object.defineProperty(document, 'readyState', { configurable: true, value: state })
afterEach(() => {
  document.head.replaceChildren()
  Reflect.deleteProperty(document, 'readyState')
})

it('runs the scripts in their order, once', () => {
  const start = startScripts(['/s/a.js', '/s/b.js'])
  start()
  start()
  expect(asked()).toEqual(['/s/a.js', '/s/b.js'])
  expect([...document.querySelectorAll('script')].map(({ async }) => async)).toEqual([false, false])
})

it('waits until the page is read to its end: they need what it says of the portal', () => {
  pageIs('loading')
  startScripts(['/s/a.js'])()
  expect(asked()).toEqual([])
  pageIs('interactive')
  dispatchEvent(new Event('DOMContentLoaded'))
  expect(asked()).toEqual(['/s/a.js'])
})
