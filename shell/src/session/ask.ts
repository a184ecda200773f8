import type { Connection } from '@bandiera/live'
import { LOGIN_WAIT, LoginAnswerSchema, type LoginAnswer } from '@bandiera/wire'
import { testi } from '../testi.ts'
import { messageOf } from './login-message.ts'
import { within } from './within.ts'

/**
 * Asks the server to sign in. A failure of the call is a message like any other answer.
 * @returns `null` when three seconds passed without an answer (spec §4)
 */
export async function askLogin(
  connection: Connection,
  procedure: 'login' | 'tokenLogin',
  data: unknown,
): Promise<LoginAnswer | null> {
  try {
    const raw = await within(LOGIN_WAIT, connection.invoke(procedure, data))
    if (raw === null) return null
    const answer = LoginAnswerSchema.safeParse(raw)
    return answer.success ? answer.data : testi.rispostaIncomprensibile
  } catch (failure) {
    return messageOf(failure)
  }
}
