import { testi } from '../testi.ts'

/** A login answer that starts so says that the stored token is good for nothing any more (spec §8). */
export const clearsToken = (message: string): boolean => message.startsWith('no') || isBanned(message)

/** The user may not come in: no new login would help. */
export const isBanned = (message: string): boolean => message.startsWith('puoi')

/** A refusal as it is shown. `no` is a sign between server and page, the rest are the server's own words. */
export function shownMessage(message: string): string {
  if (isBanned(message)) return `P${message.slice(1)}`
  return clearsToken(message) ? testi.sessioneFinita : message
}
