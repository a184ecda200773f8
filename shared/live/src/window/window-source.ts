import type { CollectionName } from '@bandiera/domain'
import { WindowAnswerSchema, type WindowQuestion, type WindowRow } from '@bandiera/wire'
import type { Extents, Records, Touched } from '../records.ts'
import type { Answer, Transport } from '../types.ts'
import { limitConcurrency } from '../scheduling.ts'

export interface WindowListener {
  changed: () => void
  /** The rows are no longer valid: the rights or the log changed (`again` is true), or the user signed out. */
  forgotten: (again: boolean) => void
}

/** Where windows get their rows: from the page's own records where it holds what is asked, else from the server. */
export interface WindowSource {
  /** The answer where the page holds it, at once; `null` where the server has to be asked. */
  held: (question: WindowQuestion) => Answer | null
  ask: (question: WindowQuestion, signal: AbortSignal) => Promise<Answer>
  all: (question: WindowQuestion, signal: AbortSignal) => Promise<WindowRow[]>
  follow: (coll: CollectionName, listener: WindowListener) => () => void
}
interface FedWindowSource extends WindowSource {
  prepare: () => void
  changed: (touched: Touched) => void
  forget: (again: boolean) => void
  over: (way: Pick<Transport, 'window' | 'windowLines'>) => WindowSource
}

interface Surroundings {
  transport: Pick<Transport, 'window' | 'windowLines'>
  records: Pick<Records, 'ids' | 'row'>
  extents: Pick<Extents, 'of'>
  isReady: () => boolean
}

/** Questions at a time: the server refuses more than ten of one user, and a board asks one per column. */
const AT_ONCE = 6

/** The fields that a search looks into; the tables of all fields are long and load with the first search. */
let search: typeof import('./search-fields.ts') | undefined
const loadSearch = async () => (search ??= await import('./search-fields.ts'))

export function createWindowSource({ transport, records, extents, isReady }: Surroundings): FedWindowSource {
  const listeners = new Map<CollectionName, Set<WindowListener>>()
  const pathsOf = ({ c, q }: WindowQuestion) => (q ? search?.searchedIn(c) : [])
  const mayHold = ({ c }: WindowQuestion) => isReady() && extents.of(c) !== 'window'
  const turn = limitConcurrency(AT_ONCE)
  const held = (question: WindowQuestion) => {
    const local = windowCode()
    const searched = pathsOf(question)
    if (!local || !searched || !mayHold(question)) return null
    const isWhole = extents.of(question.c) === 'full' || local.isListed(question, searched)
    return isWhole ? local.windowOfRecords(records, question, searched) : null
  }
  const follow: WindowSource['follow'] = (coll, listener) => {
    const all = listeners.get(coll) ?? new Set()
    listeners.set(coll, all.add(listener))
    return () => void all.delete(listener)
  }
  const searching = ({ q }: WindowQuestion) => (q ? loadSearch().catch(() => undefined) : undefined)
  const over: FedWindowSource['over'] = (way) => {
    const ask: WindowSource['ask'] = async (question, signal) => {
      // if the code does not load, the server answers the question
      if (question.q) await searching(question)
      if (mayHold(question)) await loadWindowCode()
      const answer = held(question)
      if (answer) return answer
      return WindowAnswerSchema.parse(await turn(signal, () => way.window(question, signal)))
    }
    return {
      held,
      ask,
      async all(question, signal) {
        const { windowLines } = way
        await searching(question)
        const { inParts, rowsOfLines } = await loadWindowCode()
        if (!windowLines || held({ ...question, n: 1 })) return inParts(ask, question, signal)
        return turn(signal, () => rowsOfLines(windowLines(question, signal)))
      },
      follow,
    }
  }
  return {
    ...over(transport),
    over,
    prepare: () => void loadWindowCode().catch((error: unknown) => console.warn('window: loaded later', error)),
    changed(touched) {
      for (const coll of touched.keys()) listeners.get(coll)?.forEach((one) => one.changed())
    },
    forget(again) {
      for (const all of listeners.values()) all.forEach((one) => one.forgotten(again))
    },
  }
}

type Code = typeof import('./live-window.ts')

/** Makes windows and searches the page's own records; not part of the page's first load. */
let code: Code | null = null
const listeners = new Set<() => void>()

export const windowCode = (): Code | null => code

export async function loadWindowCode(): Promise<Code> {
  if (code) return code
  code = await import('./live-window.ts')
  listeners.forEach((listener) => listener())
  return code
}

export function followWindowCode(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Milliseconds before another try after a failure. */
export const AGAIN = 5000

export interface WindowState {
  rows: readonly { _id: string }[]
  /** How many records match, and how many the user sees at all. */
  total: number
  visible: number
  counts: Answer['counts']
  /** The first answer to this question is not here yet; `rows` are those of the question before. */
  loading: boolean
  /** Italian, ready to show; the rows stay. */
  error: string | null
  more: boolean
}

export const EMPTY: WindowState = {
  rows: [],
  total: 0,
  visible: 0,
  counts: {},
  loading: true,
  error: null,
  more: false,
}
