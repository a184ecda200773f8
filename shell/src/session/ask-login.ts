import type { Usr } from '@bandiera/domain'
import type { Connection } from '@bandiera/live/host'
import { LOGIN_WAIT, LoginAnswerSchema, withTimeout, type LoginAnswer } from '@bandiera/wire'
import { failureIn, failureOf, type SocketFailure } from './socket-errors.ts'

export type Answer = LoginAnswer | { failed: SocketFailure }

export const isEntry = (answer: Answer): answer is { u: Usr } => typeof answer === 'object' && 'u' in answer

/** Asks the server to sign in. Three seconds without an answer are a timeout like any other (spec §4); those in which the page
 * is too busy to hear one do not count. */
export async function askLogin(
  connection: Connection,
  procedure: 'login' | 'tokenLogin',
  data: unknown,
): Promise<Answer> {
  try {
    const raw = await withTimeout(LOGIN_WAIT, connection.invoke(procedure, data))
    if (raw === null) return SILENCE
    const answer = LoginAnswerSchema.safeParse(raw)
    if (!answer.success) return failedAs('InvalidMessageError')
    const failed = typeof answer.data === 'string' ? failureIn(answer.data) : null
    return failed ? { failed } : answer.data
  } catch (failure) {
    return { failed: failureOf(failure) }
  }
}

export const SILENCE: Answer = failedAs('TimeoutError')

function failedAs(name: string): Answer {
  return { failed: failureOf(Object.assign(new Error(name), { name })) }
}
