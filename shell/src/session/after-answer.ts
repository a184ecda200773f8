import type { Usr } from '@bandiera/domain'
import { type Answer, isEntry } from './ask-login.ts'
import { type SessionState, SIGNED_OUT } from './session-state.ts'
import type { SocketFailure } from './socket-errors.ts'
import { texts } from '../texts.ts'

export interface Outcome {
  state: Partial<SessionState>
  /** The stored token is worthless. */
  forget?: boolean
  /** Shown for two seconds as well (spec §8). */
  notice?: string
  /** The page tries again by itself. */
  again?: boolean
  /** The page is loaded again: it belongs to another user. */
  startOver?: boolean
}

export function afterAnswer(now: SessionState, answer: Answer): Outcome {
  if (typeof answer === 'string') return refused(now, answer)
  return isEntry(answer) ? entered(now, answer.u) : failed(now, answer.failed)
}

function entered({ phase, usr }: SessionState, u: Usr): Outcome {
  // the page under the dialog holds what another user typed: it is dropped
  const startOver = phase === 'expired' && usr?._id !== u._id
  return { state: { phase: 'active', usr: u, message: null }, startOver }
}

function refused({ usr }: SessionState, text: string): Outcome {
  const forget = clearsToken(text)
  // over a page the dialog says it: a notice would lie on its fields, and the focus could not reach it
  if (usr && !isBanned(text)) return { state: expired(forget ? null : text), forget }
  return { state: { ...SIGNED_OUT, message: shownMessage(text) || null }, forget, notice: forget ? '' : text }
}

function failed(now: SessionState, { kind, reaction, text }: SocketFailure): Outcome {
  const { phase, usr } = now
  if (reaction === 'tell') return refused(now, text)
  if (reaction === 'login')
    return { forget: true, state: usr ? expired(phase === 'expired' ? text : null) : { ...SIGNED_OUT, message: text } }
  const running = phase === 'active'
  const silent = kind === 'TimeoutError' || phase === 'expired' || (running && reaction === 'reconnect')
  return {
    notice: silent ? '' : text,
    again: running && reaction === 'retry',
    state: { phase: phase === 'entering' ? 'stalled' : phase, message: running ? null : text },
  }
}

export const expired = (message: string | null): Partial<SessionState> => ({
  phase: 'expired',
  claims: null,
  message: message || null,
})

/** A login answer that starts so says that the stored token is good for nothing any more (spec §8). */
const clearsToken = (message: string): boolean => message.startsWith('no') || isBanned(message)

/** The user is refused: no new login would help. */
const isBanned = (message: string): boolean => message.startsWith('puoi')

/** A refusal as it is shown. `no` is a sign between server and page, the rest are the server's own words. */
function shownMessage(message: string): string {
  if (isBanned(message)) return `P${message.slice(1)}`
  return clearsToken(message) ? texts.sessionEnded : message
}
