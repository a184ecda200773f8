import { conflictInLink } from '@bandiera/wire'
import { testi } from '../testi.ts'
import { WriteError } from '../write-error.ts'

/** Code of a write that failed because nobody is signed in any more. */
export const SESSION_ENDED = 'SESSION_ENDED'

/** What realm-web throws for an answer that is not 2xx. */
interface Refusal {
  statusCode: number
  error?: string
  errorCode?: string
  link?: string
}

/**
 * Any failure of a write as an error with an Italian message. The server's own text wins.
 * @param sent the write itself was on its way, so that without an answer it may be stored
 */
export function asWriteError(failure: unknown, sent: boolean): WriteError {
  if (failure instanceof WriteError) return failure
  if (!isAnswer(failure)) return new WriteError('NETWORK', sent ? testi.senzaRisposta : testi.rete)
  if (failure.statusCode === 401) return new WriteError(SESSION_ENDED, failure.error ?? testi.sessione)
  return new WriteError(failure.errorCode ?? 'REFUSED', failure.error ?? testi.rifiutata, conflictInLink(failure.link))
}

/** True when the server no longer accepts the tokens of the second login; a new login may help. */
export const isRefusedLogin = (failure: unknown): boolean => isRefusal(failure) && failure.statusCode === 401

/** False for a `fetch` that rejected, and for what a machine on the way said in the place of the server. */
const isAnswer = (failure: unknown): failure is Refusal =>
  isRefusal(failure) && (failure.statusCode < 500 || failure.errorCode !== undefined)

const isRefusal = (failure: unknown): failure is Refusal =>
  failure instanceof Error && 'statusCode' in failure && typeof failure.statusCode === 'number'
