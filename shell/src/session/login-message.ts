import { testi } from '../testi.ts'

/** The call failed with the connection, not with an answer. */
export const isConnectionLost = (message: string): boolean => message.startsWith('BadConnectionError')

/** A login message as it is shown: a lost connection in Italian words (spec §8), everything else as the server said it. */
export const loginMessage = (message: string): string =>
  isConnectionLost(message) ? testi.connessioneInterrotta : message

/** What a rejected call to the server says, in the form that `loginMessage` reads. */
export function messageOf(failure: unknown): string {
  if (!(failure instanceof Error)) return testi.rispostaIncomprensibile
  if (failure.name === 'TimeoutError') return testi.nessunaRisposta
  // a refusal of our server carries its own Italian text; the other kinds speak English to developers
  return failure.name === 'RefusedError' ? failure.message : `${failure.name}: ${failure.message}`
}
