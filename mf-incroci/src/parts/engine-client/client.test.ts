import type { Azienda, Criterio } from '@bandiera/domain'
import { createLive } from '@bandiera/live'
import { rankBandi, type MatchingSnapshot } from '@bandiera/matching'
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
const data = { oggi: '2026-11-21' }
const snapshot: MatchingSnapshot = { aziende: [milano, bari], bandi, dati: data }

/** An engine as in a worker: messages are copies, and answers wait until they are let through. */
function aPort() {
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
const ranked = (azienda: Azienda, { bandi: all, dati: given }: MatchingSnapshot) =>
  rankBandi(azienda, all, given).map((one) => one.bando._id)

it('ranks as the reference evaluator does, in a copy of the world', () => {
  const { open, state } = aPort()
  const answers: string[][] = []
  createClient([open]).ask(snapshot, { kind: 'azienda', id: bari._id }, (answer) => answers.push(ids(answer)))
  state.deliver()
  expect(answers).toEqual([ranked(bari, snapshot)])
})

it('sends only what changed, and the context only when it did', () => {
  const { open, state } = aPort()
  const client = createClient([open])
  const ask = (about: MatchingSnapshot) => client.ask(about, { kind: 'conteggi', id: '' }, () => undefined)
  const moved = { ...milano, sedi: [{ tipo: 'legale' as const, regione: '16' }] }
  ask(snapshot)
  ask({ ...snapshot, aziende: [moved, bari] })
  ask({ ...snapshot, aziende: [moved, bari], bandi: bandi.slice(1), dati: { ...data } })
  ask({ ...snapshot, aziende: [moved, bari], bandi: bandi.slice(1), dati: { oggi: '2026-11-22' } })
  expect(state.posted.slice(1).map(({ changes }) => changes)).toEqual([
    { aziende: { put: [moved], remove: [] } },
    { bandi: { put: [], remove: [bandi[0]!._id] } },
    { dati: { oggi: '2026-11-22' } },
  ])
})

it('answers each question about its own world, and none that was taken back', () => {
  const { open, state } = aPort()
  const client = createClient([open])
  const answers: number[] = []
  const question = { kind: 'conteggi', id: '' } as const
  client.ask(snapshot, question, ({ perBando }) => answers.push(perBando.size))
  client.ask({ ...snapshot, bandi: [] }, question, ({ perBando }) => answers.push(perBando.size))()
  client.ask({ ...snapshot, bandi: bandi.slice(1) }, question, ({ perBando }) => answers.push(perBando.size))
  state.deliver()
  expect(answers).toEqual([2, 1])
})

it('goes on in the page with all open questions when the worker fails, and says nothing', () => {
  const { open, state } = aPort()
  const answers: string[][] = []
  const client = createClient([open, openInPage])
  client.ask(snapshot, { kind: 'azienda', id: bari._id }, (answer) => answers.push(ids(answer)))
  expect(answers).toEqual([])
  state.fail()
  expect(answers).toEqual([ranked(bari, snapshot)])
  client.ask(snapshot, { kind: 'azienda', id: milano._id }, (answer) => answers.push(ids(answer)))
  expect(answers[1]).toEqual(ranked(milano, snapshot))
  expect(state).toMatchObject({ opened: 1, closed: 1 })
})

describe('a worker', () => {
  it.each([
    ['cannot be fetched', () => Promise.reject(new Error('blocked'))],
    ['crashes', () => Promise.resolve(crashing())],
    ['cannot be answers', () => Promise.resolve({ postMessage: () => { throw new DOMException() }, terminate() {} })], // prettier-ignore
  ])('that %s is answers of once', async (_, start) => {
    const onfail = jest.fn()
    const channel = openInWorker({ onmessage: () => undefined, onfail }, start as () => Promise<Worker>)
    channel.post({ n: 1, changes: {}, question: { kind: 'conteggi', id: '' } })
    await new Promise(process.nextTick)
    expect(onfail).toHaveBeenCalledTimes(1)
  })
})

it('is closed after a while without questions, and started again with the whole snapshot', () => {
  jest.useFakeTimers()
  const { open, state } = aPort()
  const client = createClient([open])
  const question = { kind: 'conteggi', id: '' } as const
  const stop = client.ask(snapshot, question, () => undefined)
  stop()
  jest.advanceTimersByTime(30_000)
  client.ask(snapshot, question, () => undefined)()
  expect(state).toMatchObject({ opened: 1, closed: 0 })
  jest.advanceTimersByTime(120_000)
  expect(state.closed).toBe(1)
  client.ask(snapshot, question, () => undefined)
  expect(state.opened).toBe(2)
  expect(state.posted.at(-1)?.changes.aziende?.put).toHaveLength(2)
  jest.useRealTimers()
})

it('starts before the first question, and closes when there is none', () => {
  jest.useFakeTimers()
  const { open, state } = aPort()
  const client = createClient([open])
  const leave = client.prepare()
  expect(state).toMatchObject({ opened: 1, posted: [] })
  client.ask(snapshot, { kind: 'conteggi', id: '' }, () => undefined)()
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
    const { open, state } = aPort()
    const answers: string[][] = []
    createClient([open, openInPage]).ask(snapshot, { kind: 'azienda', id: bari._id }, (answer) =>
      answers.push(ids(answer)),
    )
    jest.advanceTimersByTime(19_000)
    expect(answers).toEqual([])
    jest.advanceTimersByTime(2000)
    expect(answers).toEqual([ranked(bari, snapshot)])
    expect(state.closed).toBe(1)
  })

  it('is not given up for a question that was answered or taken back', () => {
    const { open, state } = aPort()
    const client = createClient([open, openInPage])
    const question = { kind: 'conteggi', id: '' } as const
    client.ask(snapshot, question, () => undefined)
    state.deliver()
    const stop = client.ask(snapshot, question, () => undefined)
    stop()
    jest.advanceTimersByTime(30_000)
    expect(state.closed).toBe(0)
  })
})

it('goes with the records of a session, at once', () => {
  const { open, state } = aPort()
  const client = createClient([open])
  const feed = new HandFeed({ aziende: [milano] })
  const live = createLive(feed, { saved: feed.saved })
  live.start()
  forgetWith(live, client)
  forgetWith(live, client)
  client.ask(snapshot, { kind: 'conteggi', id: '' }, () => undefined)
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
