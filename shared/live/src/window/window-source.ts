import type { CollectionName } from '@bandiera/domain'
import { makeWindow, WindowAnswerSchema, type WindowMode, type WindowQuestion, type WindowView } from '@bandiera/wire'
import type { Records, Touched } from '../records.ts'
import type { Transport } from '../transport.ts'

/** Rows of a window, and how many records the user sees at all. */
export type Answer = WindowView & { visible: number }

export interface WindowListener {
  /** Records of the collection changed, came or went. */
  changed: () => void
  /** What was shown counts no more: other rights or another log (then it asks `again`), or the user has left. */
  forgotten: (again: boolean) => void
}

/** Where windows get their rows: from the page's own records where it holds the whole collection, else from the server. */
export interface WindowSource {
  ask: (question: WindowQuestion, signal: AbortSignal) => Promise<Answer>
  /** Tells what happens to a collection until the returned function is called. */
  follow: (coll: CollectionName, listener: WindowListener) => () => void
}
export interface FedWindowSource extends WindowSource {
  setModes: (modes: Readonly<Record<string, WindowMode>>) => void
  changed: (touched: Touched) => void
  forget: (again: boolean) => void
}

interface Surroundings {
  transport: Pick<Transport, 'window'>
  records: Records
  isReady: () => boolean
}

export function createWindowSource({ transport, records, isReady }: Surroundings): FedWindowSource {
  const listeners = new Map<CollectionName, Set<WindowListener>>()
  let modes: Readonly<Record<string, WindowMode>> = {}
  // before the first pull has said anything, the page holds what it was restored with, or nothing yet
  const holds = (coll: CollectionName) => isReady() && (modes[coll] ?? 'full') === 'full'
  return {
    async ask(question, signal) {
      if (holds(question.c)) return ofRecords(records, question)
      return WindowAnswerSchema.parse(await transport.window(question, signal))
    },
    follow(coll, listener) {
      const all = listeners.get(coll) ?? new Set()
      listeners.set(coll, all.add(listener))
      return () => void all.delete(listener)
    },
    setModes: (next) => void (modes = { ...modes, ...next }),
    changed(touched) {
      for (const coll of touched.keys()) listeners.get(coll)?.forEach((one) => one.changed())
    },
    forget(again) {
      for (const all of listeners.values()) all.forEach((one) => one.forgotten(again))
    },
  }
}

function ofRecords(records: Records, question: WindowQuestion): Answer {
  const maker = makeWindow(question)
  const ids = records.ids(question.c)
  for (const id of ids) {
    const [rev, record] = records.row(question.c, id)!
    maker.add(rev, record)
  }
  return { ...maker.view(), visible: ids.length }
}
