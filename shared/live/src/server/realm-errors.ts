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

/** Any failure of a write as an error with an Italian message. The server's own text wins. */
export function asWriteError(failure: unknown): WriteError {
  if (failure instanceof WriteError) return failure
  // fetch rejects with a TypeError when no answer came
  if (!isRefusal(failure)) return new WriteError('NETWORK', testi.rete)
  if (failure.statusCode === 401) return new WriteError(SESSION_ENDED, failure.error ?? testi.sessione)
  return new WriteError(failure.errorCode ?? 'REFUSED', failure.error ?? testi.rifiutata, conflictInLink(failure.link))
}

/** True when the server no longer accepts the tokens of the second login; a new login may help. */
export const isRefusedLogin = (failure: unknown): boolean => isRefusal(failure) && failure.statusCode === 401

const isRefusal = (failure: unknown): failure is Refusal =>
  failure instanceof Error && 'statusCode' in failure && typeof failure.statusCode === 'number'
