import { aManifest } from '../../test/a-manifest.ts'
import { Cell } from '../cell.ts'
import { Catalogue } from '../modules/index.ts'
import type { Shell } from '../shell.ts'
import { warmUp } from './warm-up.ts'

const prova = (name: string, order: number) => ({
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
  modules: [prova('seconda', 2), prova('prima', 1)],
} as never
const QUIET = 1500
/** The network is heard: a file or an answer has come. */
let traffic: () => void
const links = () => [...document.head.querySelectorAll('link[rel=prefetch]')]
const fetched = () => links().map((link) => link.getAttribute('href'))
const arrive = (how: 'load' | 'error', of = links()) => of.forEach((link) => link.dispatchEvent(new Event(how)))
const FIRST = ['/m/mf-prima/1.0.0/remoteEntry.js', '/m/mf-prima/1.0.0/elenco.js']
const SECOND = ['/m/mf-seconda/1.0.0/remoteEntry.js', '/m/mf-seconda/1.0.0/elenco.js']

const { PerformanceObserver } = globalThis
beforeEach(() => {
  jest.useFakeTimers()
  globalThis.PerformanceObserver = class {
    constructor(hear: () => void) {
      traffic = hear
    }
    observe() {}
    disconnect() {}
  } as never
})
afterEach(() => {
  jest.useRealTimers()
  globalThis.PerformanceObserver = PerformanceObserver
  document.head.replaceChildren()
  Reflect.deleteProperty(navigator, 'connection')
})

function start(usr: object | null = { _id: 'u', name: 'Ada', role: { gestore: true } }) {
  const state = new Cell({ usr } as never)
  warmUp({ session: { state }, catalogue: new Catalogue(manifest) } as unknown as Shell)
  return state
}

it('brings one page of the menu in each quiet moment, in the order of the menu', () => {
  start()
  jest.advanceTimersByTime(QUIET)
  expect(fetched()).toEqual(FIRST)
  arrive('load')
  jest.advanceTimersByTime(QUIET)
  expect(fetched()).toEqual([...FIRST, ...SECOND])
})

it('asks for no further page while a file of the one before is on its way, however slow the line', () => {
  start()
  jest.advanceTimersByTime(QUIET)
  arrive('load', links().slice(0, 1))
  traffic()
  jest.advanceTimersByTime(10 * QUIET)
  expect(fetched()).toEqual(FIRST)
  arrive('error', links().slice(1))
  jest.advanceTimersByTime(QUIET)
  expect(fetched()).toEqual([...FIRST, ...SECOND])
})

it('waits while something else is on its way', () => {
  start()
  jest.advanceTimersByTime(QUIET)
  arrive('load')
  jest.advanceTimersByTime(QUIET - 1)
  traffic()
  jest.advanceTimersByTime(QUIET - 1)
  expect(fetched()).toEqual(FIRST)
  jest.advanceTimersByTime(1)
  expect(fetched()).toEqual([...FIRST, ...SECOND])
})

it('brings nothing before somebody is in', () => {
  const state = start(null)
  jest.advanceTimersByTime(QUIET)
  expect(fetched()).toEqual([])
  state.set({ usr: { _id: 'u', name: 'Ada', role: { gestore: true } } } as never)
  jest.advanceTimersByTime(QUIET)
  expect(fetched()).toEqual(FIRST)
})

it('brings nothing to who saves data', () => {
  Object.assign(navigator, { connection: { saveData: true } })
  start()
  jest.advanceTimersByTime(QUIET)
  expect(fetched()).toEqual([])
})
