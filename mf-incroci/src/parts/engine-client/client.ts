import { variazione, type MatchingSnapshot } from '@bandiera/matching'
import type { Question, EngineRequest, Answers } from './answers.ts'
import type { OpenChannel, Channel } from './channel.ts'

/** Asks an engine. The client sends it the parts of the snapshot that the engine does not have yet. */
export interface EngineClient {
  /** Calls `answer` once, perhaps before it returns. @returns a function that takes the question back */
  ask: <T extends keyof Answers>(
    snapshot: MatchingSnapshot,
    question: Question<T>,
    answer: (answer: Answers[T]) => void,
  ) => () => void
  /** Starts the engine before there is a question. @returns a function that lets it go again */
  prepare: () => () => void
  /** Ends the engine and drops its records; open questions get no answer. */
  forget: () => void
}

/** Milliseconds for which the client keeps an engine without questions. */
const IDLE = 60_000
/** Milliseconds after which the client gives up an engine that does not answer: the largest snapshots take a few seconds. */
const PATIENCE = 20_000

interface Asked {
  snapshot: MatchingSnapshot
  question: Question
  answer: (answer: never) => void
}

/**
 * One engine for all callers: started by the first question, closed after a while without one. When a channel fails, the next
 * of `ways` takes over all open questions, for good.
 */
export function createClient(ways: readonly OpenChannel[]): EngineClient {
  const open = new Map<number, Asked>()
  let [n, askers, way] = [0, 0, 0]
  let channel: Channel | null = null
  let known: MatchingSnapshot | null = null
  let closing: ReturnType<typeof setTimeout> | undefined
  let waiting: ReturnType<typeof setTimeout> | undefined

  const close = () => {
    clearTimeout(waiting)
    channel?.close()
    channel = known = null
  }
  /** The last way is an engine in this thread, which answers at once: no timeout. */
  const watch = () => {
    clearTimeout(waiting)
    if (open.size > 0 && way < ways.length - 1) waiting = setTimeout(onfail, PATIENCE)
  }
  const onfail = () => {
    close()
    way = Math.min(way + 1, ways.length - 1)
    // a copy: an engine in this thread answers, and removes entries, during the loop
    const again = [...open]
    for (const [id, asked] of again) send(id, asked)
  }
  const onmessage = ({ n: id, answer }: { n: number; answer: Answers[keyof Answers] }) => {
    const asked = open.get(id)
    open.delete(id)
    watch()
    asked?.answer(answer as never)
  }
  const start = () => (channel ??= ways[way]!({ onmessage, onfail }))
  const enter = (): (() => void) => {
    askers += 1
    clearTimeout(closing)
    return () => {
      askers -= 1
      if (askers === 0) closing = setTimeout(close, IDLE)
    }
  }
  const send = (id: number, { snapshot, question }: Asked) => {
    const request: EngineRequest = { n: id, changes: variazione(known, snapshot), question }
    known = snapshot
    watch()
    start().post(request)
  }
  return {
    prepare() {
      start()
      return enter()
    },
    forget() {
      open.clear()
      close()
    },
    ask(snapshot, question, answer) {
      const id = (n += 1)
      const asked = { snapshot, question, answer }
      const leave = enter()
      open.set(id, asked)
      send(id, asked)
      return () => {
        open.delete(id)
        watch()
        leave()
      }
    },
  }
}
