import type { Connection } from '@bandiera/live/host'
import type { Notice } from '@bandiera/platform'
import type { Session } from './session.ts'
import { failureOf } from './socket-errors.ts'

/** Milliseconds before the same kind of error is worth another word. */
const QUIET = 30_000

/** Reacts to errors that no call answers for: of the socket itself, and of subscriptions that failed. */
export function followErrors(
  connection: Connection,
  session: Pick<Session, 'doubt'>,
  notify: (notice: Notice) => void,
): void {
  const heardAt = new Map<string, number>()
  connection.onError((error) => {
    console.warn('socket:', error)
    const { kind, reaction, text } = failureOf(error)
    const now = Date.now()
    if (now - (heardAt.get(kind) ?? -Infinity) < QUIET) return
    heardAt.set(kind, now)
    // a refused channel: to the server this page is somebody else, or nobody
    if (reaction === 'login' || reaction === 'tell') session.doubt()
    else if (reaction !== 'reconnect') notify({ text, kind: 'error' })
  })
}
