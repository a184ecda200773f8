/** @jest-environment jsdom */
import { watchStart } from './watch-start.ts'

const texts = { lost: 'Non è arrivato', late: 'Ci mette molto', again: 'Ricarica' }
const SKELETON = '<div id="root"><div aria-hidden="true"></div><p class="bs-t" role="status">Caricamento</p></div>'

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = SKELETON
})
afterEach(() => {
  jest.useRealTimers()
  document.body.innerHTML = ''
})

const said = () => document.querySelector('[role=alert]')
/** A file of the page that does not load. */
function lose(src: string) {
  const script = document.createElement('script')
  script.type = 'text/plain'
  script.setAttribute('src', src)
  document.head.append(script)
  script.dispatchEvent(new Event('error'))
}
const start = () => document.getElementById('root')!.replaceChildren(document.createElement('main'))

it('says that a file of the portal did not load, with a button', () => {
  watchStart(1000, 'ferma', texts)
  lose('/s/vendor.js')
  expect(said()?.querySelector('p')).toHaveProperty('textContent', 'Non è arrivato')
  expect(said()?.querySelector('button')).toHaveProperty('textContent', 'Ricarica')
  jest.advanceTimersByTime(2000)
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(1)
  expect(said()?.textContent).toContain('Non è arrivato')
})

it.each<[string, () => void]>([
  [
    'a script of the portal that stops',
    () => dispatchEvent(new ErrorEvent('error', { filename: `${origin}/s/main.js` })),
  ],
  ['a portal that cannot start', () => dispatchEvent(new Event('ferma'))],
])('says so of %s', (_, happen) => {
  watchStart(1000, 'ferma', texts)
  happen()
  expect(said()?.textContent).toContain('Non è arrivato')
})

it('waits for the page to be read when the error is earlier', () => {
  document.body.innerHTML = ''
  watchStart(1000, 'ferma', texts)
  lose('/s/vendor.js')
  expect(said()).toBeNull()
  document.body.innerHTML = SKELETON
  jest.advanceTimersByTime(100)
  expect(said()).not.toBeNull()
})

it('says after a while that the portal is late, and nothing once it runs', async () => {
  watchStart(1000, 'ferma', texts)
  jest.advanceTimersByTime(999)
  expect(said()).toBeNull()
  jest.advanceTimersByTime(1)
  expect(said()?.textContent).toContain('Ci mette molto')
  start()
  await Promise.resolve()
  expect(said()).toBeNull()
})

it.each<[string, () => void]>([
  ['a file of a module, which has a place of its own', () => lose('/m/mf-bandi/1.0.0/a.js')],
  ['a file of an extension of the browser', () => lose('chrome-extension://abc/s/a.js')],
  [
    'the code of an extension',
    () => dispatchEvent(new ErrorEvent('error', { filename: 'chrome-extension://abc/a.js' })),
  ],
])('says nothing of %s', (_, happen) => {
  watchStart(1000, 'ferma', texts)
  happen()
  expect(said()).toBeNull()
})

it('says nothing of what fails once the portal runs', () => {
  watchStart(1000, 'ferma', texts)
  start()
  lose('/s/later.js')
  jest.advanceTimersByTime(2000)
  expect(said()).toBeNull()
})
