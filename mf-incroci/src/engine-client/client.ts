import { variazione, type Mondo } from '@bandiera/matching'
import type { Question, EngineRequest, Answers } from './answers.ts'
import type { OpenChannel, Channel } from './channel.ts'

/** Asks an engine; what makes the world of a question is sent before it, as far as the engine does not know it. */
export interface EngineClient {
  /** Answers once, perhaps at once. @returns what takes the question back */
  ask: <T extends keyof Answers>(
    mondo: Mondo,
    domanda: Question<T>,
    answer: (risposta: Answers[T]) => void,
  ) => () => void
  /** Starts the engine before there is anything to ask. @returns what says that nothing will be asked */
  prepare: () => () => void
  /** Ends the engine with all that it holds; questions still open stay without an answer. */
  forget: () => void
}

/** Milliseconds for which an engine that nobody asks is kept. */
const IDLE = 60_000
/** Milliseconds after which an engine that has not answered is given up: the largest worlds take a few seconds. */
const PATIENCE = 20_000

interface Asked {
  mondo: Mondo
  domanda: Question
  answer: (risposta: never) => void
}

/**
 * One engine for all who ask: made for the first question, closed when nobody has had one for a while. When one way to it
 * fails the next of `ways` takes over with all open questions, for good.
 */
export function createClient(ways: readonly OpenChannel[]): EngineClient {
  const open = new Map<number, Asked>()
  let [n, askers, way] = [0, 0, 0]
  let porta: Channel | null = null
  let known: Mondo | null = null
  let closing: ReturnType<typeof setTimeout> | undefined
  let waiting: ReturnType<typeof setTimeout> | undefined

  const close = () => {
    clearTimeout(waiting)
    porta?.close()
    porta = known = null
  }
  /** The last way is an engine in this thread: it answers at once. */
  const watch = () => {
    clearTimeout(waiting)
    if (open.size > 0 && way < ways.length - 1) waiting = setTimeout(onfail, PATIENCE)
  }
  const onfail = () => {
    close()
    way = Math.min(way + 1, ways.length - 1)
    // an engine in this thread answers meanwhile
    const again = [...open]
    for (const [id, asked] of again) send(id, asked)
  }
  const onmessage = ({ n: id, risposta }: { n: number; risposta: Answers[keyof Answers] }) => {
    const asked = open.get(id)
    open.delete(id)
    watch()
    asked?.answer(risposta as never)
  }
  const start = () => (porta ??= ways[way]!({ onmessage, onfail }))
  /** Somebody wants the engine, until what is returned is called. */
  const enter = (): (() => void) => {
    askers += 1
    clearTimeout(closing)
    return () => {
      askers -= 1
      if (askers === 0) closing = setTimeout(close, IDLE)
    }
  }
  const send = (id: number, { mondo, domanda }: Asked) => {
    const richiesta: EngineRequest = { n: id, variazione: variazione(known, mondo), domanda }
    known = mondo
    watch()
    start().post(richiesta)
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
    ask(mondo, domanda, answer) {
      const id = (n += 1)
      const asked = { mondo, domanda, answer }
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
