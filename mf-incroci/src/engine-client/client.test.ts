import type { Azienda, Criterio } from '@bandiera/domain'
import { createLive } from '@bandiera/live'
import { classifica, type Mondo } from '@bandiera/matching'
import { HandFeed, unaAzienda, unBando } from '@bandiera/testing'
import { createClient } from './client.ts'
import { forgetWith } from './use-answer.ts'
import type { EngineAnswer, EngineRequest, Answers } from './answers.ts'
import { openInPage, openInWorker, type Listener, type OpenChannel } from './channel.ts'

const nucleo: Criterio[] = [
  { id: 'settore', tipo: 'ateco', tutti: true },
  { id: 'classe', tipo: 'dimensione', ammesse: ['micro', 'piccola', 'media'] },
  { id: 'chi', tipo: 'tipoSoggetto', ammessi: ['Impresa'] },
]
const bando = (regione: string) =>
  unBando({ data: { criteri: [{ id: 'dove', tipo: 'territorio', regioni: [regione] }, ...nucleo] } })
const [milano, bari] = [unaAzienda(), unaAzienda({ sedi: [{ tipo: 'legale', regione: '16' }] })]
const bandi = [bando('03'), bando('16')]
const dati = { oggi: '2026-11-21' }
const mondo: Mondo = { aziende: [milano, bari], bandi, dati }

/** An engine as in a worker: messages are copies, and answers wait until they are let through. */
function unaPorta() {
  const posted: EngineRequest[] = []
  const answers: EngineAnswer[] = []
  const state = { posted, opened: 0, closed: 0, fail: () => {}, deliver: () => {} }
  const open: OpenChannel = ({ onmessage, onfail }: Listener) => {
    const here = openInPage({ onmessage: (esito) => answers.push(structuredClone(esito)), onfail })
    state.opened += 1
    state.fail = onfail
    state.deliver = () => answers.splice(0).forEach(onmessage)
    const post = (richiesta: EngineRequest) => {
      posted.push(structuredClone(richiesta))
      here.post(structuredClone(richiesta))
    }
    return { post, close: () => void (state.closed += 1) }
  }
  return { ...state, open, state }
}
const ids = ({ verdetti }: Answers['azienda']) => verdetti.map(({ bandoId }) => bandoId)
const ranked = (azienda: Azienda, { bandi: all, dati: given }: Mondo) =>
  classifica(azienda, all, given).map((one) => one.bando._id)

it('ranks as the reference evaluator does, in a copy of the world', () => {
  const { open, state } = unaPorta()
  const told: string[][] = []
  createClient([open]).ask(mondo, { tipo: 'azienda', id: bari._id }, (risposta) => told.push(ids(risposta)))
  state.deliver()
  expect(told).toEqual([ranked(bari, mondo)])
})

it('sends only what changed, and the context only when it did', () => {
  const { open, state } = unaPorta()
  const banco = createClient([open])
  const ask = (about: Mondo) => banco.ask(about, { tipo: 'conteggi', id: '' }, () => undefined)
  const moved = { ...milano, sedi: [{ tipo: 'legale' as const, regione: '16' }] }
  ask(mondo)
  ask({ ...mondo, aziende: [moved, bari] })
  ask({ ...mondo, aziende: [moved, bari], bandi: bandi.slice(1), dati: { ...dati } })
  ask({ ...mondo, aziende: [moved, bari], bandi: bandi.slice(1), dati: { oggi: '2026-11-22' } })
  expect(state.posted.slice(1).map(({ variazione }) => variazione)).toEqual([
    { aziende: { put: [moved], remove: [] } },
    { bandi: { put: [], remove: [bandi[0]!._id] } },
    { dati: { oggi: '2026-11-22' } },
  ])
})

it('answers each question about its own world, and none that was taken back', () => {
  const { open, state } = unaPorta()
  const banco = createClient([open])
  const told: number[] = []
  const domanda = { tipo: 'conteggi', id: '' } as const
  banco.ask(mondo, domanda, ({ perBando }) => told.push(perBando.size))
  banco.ask({ ...mondo, bandi: [] }, domanda, ({ perBando }) => told.push(perBando.size))()
  banco.ask({ ...mondo, bandi: bandi.slice(1) }, domanda, ({ perBando }) => told.push(perBando.size))
  state.deliver()
  expect(told).toEqual([2, 1])
})

it('goes on in the page with all open questions when the worker fails, and says nothing', () => {
  const { open, state } = unaPorta()
  const told: string[][] = []
  const banco = createClient([open, openInPage])
  banco.ask(mondo, { tipo: 'azienda', id: bari._id }, (risposta) => told.push(ids(risposta)))
  expect(told).toEqual([])
  state.fail()
  expect(told).toEqual([ranked(bari, mondo)])
  banco.ask(mondo, { tipo: 'azienda', id: milano._id }, (risposta) => told.push(ids(risposta)))
  expect(told[1]).toEqual(ranked(milano, mondo))
  expect(state).toMatchObject({ opened: 1, closed: 1 })
})

describe('a worker', () => {
  it.each([
    ['cannot be fetched', () => Promise.reject(new Error('blocked'))],
    ['crashes', () => Promise.resolve(crashing())],
    ['cannot be told', () => Promise.resolve({ postMessage: () => { throw new DOMException() }, terminate() {} })], // prettier-ignore
  ])('that %s is told of once', async (_, start) => {
    const onfail = jest.fn()
    const porta = openInWorker({ onmessage: () => undefined, onfail }, start as () => Promise<Worker>)
    porta.post({ n: 1, variazione: {}, domanda: { tipo: 'conteggi', id: '' } })
    await new Promise(process.nextTick)
    expect(onfail).toHaveBeenCalledTimes(1)
  })
})

it('is closed when nobody asks for a while, and made again with the whole world', () => {
  jest.useFakeTimers()
  const { open, state } = unaPorta()
  const banco = createClient([open])
  const domanda = { tipo: 'conteggi', id: '' } as const
  const stop = banco.ask(mondo, domanda, () => undefined)
  stop()
  jest.advanceTimersByTime(30_000)
  banco.ask(mondo, domanda, () => undefined)()
  expect(state).toMatchObject({ opened: 1, closed: 0 })
  jest.advanceTimersByTime(120_000)
  expect(state.closed).toBe(1)
  banco.ask(mondo, domanda, () => undefined)
  expect(state.opened).toBe(2)
  expect(state.posted.at(-1)?.variazione.aziende?.put).toHaveLength(2)
  jest.useRealTimers()
})

it('gets ready before the first question, and goes when none comes', () => {
  jest.useFakeTimers()
  const { open, state } = unaPorta()
  const banco = createClient([open])
  const leave = banco.prepare()
  expect(state).toMatchObject({ opened: 1, posted: [] })
  banco.ask(mondo, { tipo: 'conteggi', id: '' }, () => undefined)()
  expect(state.opened).toBe(1)
  jest.advanceTimersByTime(120_000)
  expect(state.closed).toBe(0)
  leave()
  jest.advanceTimersByTime(120_000)
  expect(state.closed).toBe(1)
  jest.useRealTimers()
})

describe('a worker that stops answering', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('is given up after a while, and the page answers', () => {
    const { open, state } = unaPorta()
    const told: string[][] = []
    createClient([open, openInPage]).ask(mondo, { tipo: 'azienda', id: bari._id }, (risposta) =>
      told.push(ids(risposta)),
    )
    jest.advanceTimersByTime(19_000)
    expect(told).toEqual([])
    jest.advanceTimersByTime(2000)
    expect(told).toEqual([ranked(bari, mondo)])
    expect(state.closed).toBe(1)
  })

  it('is not given up for a question that was answered or taken back', () => {
    const { open, state } = unaPorta()
    const banco = createClient([open, openInPage])
    const domanda = { tipo: 'conteggi', id: '' } as const
    banco.ask(mondo, domanda, () => undefined)
    state.deliver()
    const stop = banco.ask(mondo, domanda, () => undefined)
    stop()
    jest.advanceTimersByTime(30_000)
    expect(state.closed).toBe(0)
  })
})

it('goes with the records of a session, at once', () => {
  const { open, state } = unaPorta()
  const banco = createClient([open])
  const feed = new HandFeed({ aziende: [milano] })
  const live = createLive(feed, { saved: feed.saved })
  live.start()
  forgetWith(live, banco)
  forgetWith(live, banco)
  banco.ask(mondo, { tipo: 'conteggi', id: '' }, () => undefined)
  feed.put('aziende', { ...milano })
  expect(state.closed).toBe(0)
  live.stop()
  expect(state.closed).toBe(1)
})

/** Fails as a worker does: with an event, once it listens. */
function crashing(): Worker {
  const worker = { postMessage: () => worker.onerror(), terminate() {}, onerror: () => {} }
  return worker as unknown as Worker
}
