import { networkOf } from '../http/address.ts'
import { PortalError } from '../errors.ts'
import { login, tokenLogin } from './login.ts'
import type { Limiter } from '../accounts/limiter.ts'
import { refusal } from './refusal.ts'
import type { Seats } from './seats.ts'
import type { ProcedureRequest, ServerSocket } from './socket-server.ts'

/** `attempt` counts a login that is tried; `REQUEST_TOO_MANY` when its address tried too many. */
type Procedure = (seats: Seats, socket: ServerSocket, data: unknown, attempt: () => void) => Promise<unknown>

/** Serves `login`, `tokenLogin` and `logout` on one socket; a slow call does not hold up the next. */
export function serveProcedures(seats: Seats, socket: ServerSocket, limiter: Limiter): void {
  const attempt = (): void => {
    const wait = limiter.take(networkOf(seats.addressOf(socket)))
    if (wait > 0) throw new PortalError('REQUEST_TOO_MANY', wait)
  }
  void serve('login', login)
  void serve('tokenLogin', tokenLogin)
  void serve('logout', logout)
  void (async () => {
    for await (const _nothing of socket.receiver('logout')) logout(seats, socket).catch(console.error)
  })()

  async function serve(name: string, procedure: Procedure): Promise<void> {
    for await (const request of socket.procedure(name)) void answer(request, procedure)
  }

  async function answer(request: ProcedureRequest, procedure: Procedure): Promise<void> {
    try {
      request.end(await procedure(seats, socket, request.data, attempt))
    } catch (error) {
      console.error(error)
      request.error(refusal(new PortalError('SERVER_FAILED').message))
    }
  }
}

/** Ends the session everywhere: its sockets, watch streams and tokens; not a preview, which others look at too. */
async function logout(seats: Seats, socket: ServerSocket): Promise<void> {
  const seat = seats.of(socket)
  if (seat && !seat.isPreview) await seats.tenantOf(socket).sessions.end(seat.sid)
}
