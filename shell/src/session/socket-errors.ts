import type { Connection } from '@bandiera/live/host'
import type { Notice } from '@bandiera/platform'
import { sessionTexts } from './texts.ts'

/**
 * What the page does about an error of the socket.
 * `login`: the session is worthless, so log in (over the page, when one is open).
 * `retry`: notify and try again, by 'Riprova' or, when a page is open, automatically.
 * `reconnect`: nothing; the banner shows it, and the next connection logs in.
 * `reload`: trying again cannot help; notify that the page must be reloaded.
 * `tell`: the server refused in its own Italian words.
 */
export type SocketReaction = 'login' | 'retry' | 'reconnect' | 'reload' | 'tell'

export interface SocketFailure {
  kind: string
  reaction: SocketReaction
  text: string
}
type Rule = readonly [SocketReaction, string]

const { errori } = sessionTexts

/** Every kind of error that the socket's library knows, with the one reaction to it (docs/protocol.md). */
export const socketErrors: Readonly<Record<string, Rule>> = {
  AuthTokenExpiredError: ['login', errori.expired],
  AuthTokenInvalidError: ['login', errori.ended],
  AuthTokenNotBeforeError: ['retry', errori.clock],
  AuthTokenError: ['login', errori.notRecognised],
  AuthError: ['login', errori.notCompleted],
  SilentMiddlewareBlockedError: ['retry', errori.refused],
  InvalidActionError: ['reload', errori.oldPage],
  InvalidArgumentsError: ['reload', errori.oldPage],
  InvalidOptionsError: ['reload', errori.options],
  InvalidMessageError: ['reload', errori.unreadable],
  SocketProtocolError: ['reconnect', errori.interrupted],
  ServerProtocolError: ['reload', errori.unreadable],
  HTTPServerError: ['retry', errori.server],
  ResourceLimitError: ['retry', errori.tooMuch],
  TimeoutError: ['retry', errori.silence],
  BadConnectionError: ['reconnect', errori.interrupted],
  BrokerError: ['retry', errori.updates],
  ProcessExitError: ['retry', errori.restart],
  UnknownError: ['retry', errori.unknown],
}

/** The kind under which our own server refuses, with an Italian text. */
const REFUSED = 'RefusedError'

/** What an error of the socket means to the page; an unknown kind means what `UnknownError` does. */
export function failureOf(error: unknown): SocketFailure {
  const { name, message } = error instanceof Error ? error : { name: '', message: '' }
  if (name === REFUSED && message) return { kind: name, reaction: 'tell', text: message }
  return ruled(name) ?? { ...ruled('UnknownError')!, kind: name || 'UnknownError' }
}

/** A login message that starts with the name of a kind, as `BadConnectionError: …` does (spec §8). */
export const failureIn = (message: string): SocketFailure | null => ruled(/^\w+/.exec(message)?.[0] ?? '')

function ruled(kind: string): SocketFailure | null {
  const rule = Object.hasOwn(socketErrors, kind) ? socketErrors[kind] : undefined
  return rule ? { kind, reaction: rule[0], text: rule[1] } : null
}

/** Milliseconds before the same kind of error is notified again. */
const QUIET = 30_000

export function followErrors(
  connection: Connection,
  session: { doubt: () => void },
  notify: (notice: Notice) => void,
): void {
  const heardAt = new Map<string, number>()
  connection.onError((error) => {
    console.warn('socket:', error)
    const { kind, reaction, text } = failureOf(error)
    const now = Date.now()
    if (now - (heardAt.get(kind) ?? -Infinity) < QUIET) return
    heardAt.set(kind, now)
    // a refused channel: for the server this page has another user, or none
    if (reaction === 'login' || reaction === 'tell') session.doubt()
    else if (reaction !== 'reconnect') notify({ text, kind: 'error' })
  })
}
