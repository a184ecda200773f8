import { networkOf } from '../address.ts'
import { PortalError } from '../errors.ts'
import { login, tokenLogin } from './login.ts'
import type { Limiter } from './limiter.ts'
import { refusal } from './refusal.ts'
import type { Seats } from './seats.ts'
import type { ProcedureRequest, ServerSocket } from './socket-server.ts'

type Procedure = (seats: Seats, socket: ServerSocket, data: unknown) => Promise<unknown>

/** Serves `login`, `tokenLogin` and `logout` on one socket; a slow call does not hold up the next. */
export function serveProcedures(seats: Seats, socket: ServerSocket, limiter: Limiter): void {
  const limited =
    (procedure: Procedure): Procedure =>
    async (...call) => {
      const wait = limiter.take(networkOf(seats.addressOf(socket)))
      return wait > 0 ? new PortalError('REQUEST_TOO_MANY', wait).message : procedure(...call)
    }
  void serve('login', limited(login))
  void serve('tokenLogin', limited(tokenLogin))
  void serve('logout', logout)
  void (async () => {
    for await (const _nothing of socket.receiver('logout')) logout(seats, socket).catch(console.error)
  })()

  async function serve(name: string, procedure: Procedure): Promise<void> {
    for await (const request of socket.procedure(name)) void answer(request, procedure)
  }

  async function answer(request: ProcedureRequest, procedure: Procedure): Promise<void> {
    try {
      request.end(await procedure(seats, socket, request.data))
    } catch (error) {
      console.error(error)
      request.error(refusal(new PortalError('SERVER_FAILED').message))
    }
  }
}

/** Ends the session everywhere: its sockets, watch streams and tokens. */
async function logout(seats: Seats, socket: ServerSocket): Promise<void> {
  const seat = seats.of(socket)
  if (seat) await seats.tenantOf(socket).sessions.end(seat.sid)
}
