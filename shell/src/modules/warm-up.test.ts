import { atom } from 'jotai'
import { aManifest } from '../../test/a-manifest.ts'
import { Catalogue } from './index.ts'
import { SIGNED_OUT } from '../session/session-state.ts'
import type { Shell } from '../shell.ts'
import { warmUp } from './warm-up.ts'
import { sessionAtom } from '../state.ts'

const trialModule = (name: string, order: number) => ({
  id: `mf-${name}`,
  base: `/m/mf-${name}/1.0.0/`,
  features: { [name]: { label: name, on: true } },
  routes: [{ path: `/${name}`, ref: 'elenco', title: name, feature: name }],
  menu: [{ label: name, to: `/${name}`, order, feature: name }],
  preload: ['remoteEntry.js'],
  screens: { elenco: ['elenco.js'] },
})
const manifest = {
  ...aManifest(),
  features: ['prima', 'seconda'],
  modules: [trialModule('seconda', 2), trialModule('prima', 1)],
} as never
const ADA = { _id: 'u', name: 'Ada', role: { gestore: true } }
const REST = 600
/** The page was busy: a file arrived, or a long task ran. */
let done: (startTime: number, duration: number) => void
/** Work of the page that the observer has not reported yet. */
let untold: object[] = []
const links = () => [...document.head.querySelectorAll('link[rel=prefetch]')]
const fetched = () => links().map((link) => link.getAttribute('href'))
const arrive = (how: 'load' | 'error', of = links()) => of.forEach((link) => link.dispatchEvent(new Event(how)))
const FIRST = ['/m/mf-prima/1.0.0/remoteEntry.js', '/m/mf-prima/1.0.0/elenco.js']
const SECOND = ['/m/mf-seconda/1.0.0/remoteEntry.js', '/m/mf-seconda/1.0.0/elenco.js']

const { PerformanceObserver } = globalThis
beforeEach(() => {
  jest.useFakeTimers()
  untold = []
  globalThis.PerformanceObserver = class {
    constructor(hear: (seen: { getEntries: () => object[] }) => void) {
      done = (startTime, duration) => hear({ getEntries: () => [{ startTime, duration }] })
    }
    observe() {}
    disconnect() {}
    takeRecords() {
      return untold.splice(0)
    }
  } as never
})
afterEach(() => {
  jest.useRealTimers()
  globalThis.PerformanceObserver = PerformanceObserver
  document.head.replaceChildren()
  Reflect.deleteProperty(navigator, 'connection')
})

function start({ usr = ADA, ready = true }: { usr?: object | null; ready?: boolean } = {}) {
  const catalogue = new Catalogue(manifest)
  const { store } = catalogue
  store.set(sessionAtom, { ...SIGNED_OUT, usr } as never)
  const status = atom({ ready })
  warmUp({ store, catalogue, live: { status } } as unknown as Shell)
  return { status, store }
}

it('brings one page of the menu in each quiet moment, in the order of the menu', () => {
  start()
  jest.advanceTimersByTime(REST)
  expect(fetched()).toEqual(FIRST)
  arrive('load')
  jest.advanceTimersByTime(REST)
  expect(fetched()).toEqual([...FIRST, ...SECOND])
})

it('asks for no further page while a file of the one before is on its way, however slow the line', () => {
  start()
  jest.advanceTimersByTime(REST)
  arrive('load', links().slice(0, 1))
  done(performance.now() - 10, 10)
  jest.advanceTimersByTime(10 * REST)
  expect(fetched()).toEqual(FIRST)
  arrive('error', links().slice(1))
  jest.advanceTimersByTime(REST)
  expect(fetched()).toEqual([...FIRST, ...SECOND])
})

it("waits from the end of the page's last work, however late that is reported", () => {
  start()
  jest.advanceTimersByTime(REST - 100)
  done(performance.now() - 300, 100)
  done(performance.now() - 400, 300)
  jest.advanceTimersByTime(REST - 101)
  expect(fetched()).toEqual([])
  jest.advanceTimersByTime(1)
  expect(fetched()).toEqual(FIRST)
})

it('looks for unreported work before it begins', () => {
  start()
  jest.advanceTimersByTime(REST - 1)
  untold = [{ startTime: performance.now() - 200, duration: 200 }]
  jest.advanceTimersByTime(REST - 1)
  expect(fetched()).toEqual([])
  jest.advanceTimersByTime(1)
  expect(fetched()).toEqual(FIRST)
})

it('waits when the person begins something', () => {
  start()
  jest.advanceTimersByTime(REST - 1)
  document.body.dispatchEvent(new Event('pointerdown'))
  jest.advanceTimersByTime(REST - 1)
  expect(fetched()).toEqual([])
  jest.advanceTimersByTime(1)
  expect(fetched()).toEqual(FIRST)
})

it('fetches nothing before a user is signed in', () => {
  const { store } = start({ usr: null })
  jest.advanceTimersByTime(10 * REST)
  expect(fetched()).toEqual([])
  store.set(sessionAtom, { ...SIGNED_OUT, usr: ADA } as never)
  jest.advanceTimersByTime(REST)
  expect(fetched()).toEqual(FIRST)
})

it('brings nothing before the page has its data, however long they take', () => {
  const { store, status } = start({ ready: false })
  jest.advanceTimersByTime(10 * REST)
  expect(fetched()).toEqual([])
  store.set(status, { ready: true })
  jest.advanceTimersByTime(REST)
  expect(fetched()).toEqual(FIRST)
})

it('fetches nothing for people who save data', () => {
  Object.assign(navigator, { connection: { saveData: true } })
  start()
  jest.advanceTimersByTime(REST)
  expect(fetched()).toEqual([])
})
