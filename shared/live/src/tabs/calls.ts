import type { Procedure } from '@bandiera/wire'
import { errorOf, type AskedMessage, type ToldMessage } from './tab-message.ts'

/** Calls of this tab that wait for the leading tab's answer. */
export interface Calls {
  invoke: (procedure: Procedure, data: unknown) => Promise<unknown>
  answer: (told: Extract<ToldMessage, { kind: 'answer' }>) => void
  /** Nobody has heard the calls yet: there was no leading tab. */
  again: () => void
  /** The tab that was asked is gone: as a call on a connection that was lost. */
  abort: () => void
}

interface Call {
  asked: AskedMessage
  resolve: (value: unknown) => void
  reject: (error: Error) => void
}

/** No call yet; `ask` brings one to the leading tab. */
export function createCalls(tab: string, ask: (asked: AskedMessage) => void): Calls {
  const waiting = new Map<number, Call>()
  let last = 0
  return {
    invoke: (procedure, data) =>
      new Promise((resolve, reject) => {
        const id = ++last
        const asked = { kind: 'invoke', tab, id, procedure, data } as const
        waiting.set(id, { asked, resolve, reject })
        ask(asked)
      }),
    answer({ id, value, error }) {
      const call = waiting.get(id)
      waiting.delete(id)
      if (error) call?.reject(errorOf(error))
      else call?.resolve(value)
    },
    again: () => waiting.forEach(({ asked }) => ask(asked)),
    abort() {
      for (const { reject } of waiting.values())
        reject(errorOf({ name: 'BadConnectionError', message: 'the tab that held the connection is gone' }))
      waiting.clear()
    },
  }
}
