import { type LoginAnswer, LoginRequestSchema, TokenLoginRequestSchema } from '@bandiera/wire'
import { currentTime } from '../clock.ts'
import { PortalError } from '../errors.ts'
import { isReadOnly } from '../store/held-secrets.ts'
import { claimsOf, type Seats } from './seat.ts'
import { type ProcedureRequest, refusal, type ServerSocket } from './socket-server.ts'
import { networkOf } from '../http/address.ts'
import type { Limiter } from '../accounts/rate-limit.ts'
import type { Tenant } from '../tenants/tenant.ts'

// spec §8: a text that starts with `no` or `puoi` makes the client forget its token; any other is only shown
const INVALID = 'Richiesta di accesso non valida: aggiorna la pagina e riprova.'
const ENDED = 'no: la sessione è finita, accedi di nuovo.'
const SUSPENDED = 'puoi accedere di nuovo quando il tuo accesso sarà riattivato: chiedi a chi gestisce il portale.'

/** `attempt` counts a login that is tried; `REQUEST_TOO_MANY` when its address tried too many. */
type Procedure = (seats: Seats, socket: ServerSocket, data: unknown, attempt: () => void) => Promise<unknown>

/** The user, or an Italian text. */
const login: Procedure = async (seats, socket, data, attempt): Promise<LoginAnswer> => {
  const request = LoginRequestSchema.safeParse(data)
  if (!request.success) return INVALID
  const tenant = seats.tenantOf(socket)
  try {
    attempt()
    const usr = await tenant.users.verify(request.data.email, request.data.password, {
      address: seats.addressOf(socket),
      device: await tenant.devices.idOf(socket.request.headers.cookie),
    })
    if (!usr) return new PortalError('LOGIN_WRONG').message
    const { token } = await tenant.sessions.start(usr, socket.request.headers['user-agent'])
    return await enter(seats, socket, { token, anew: true })
  } catch (error) {
    return textOf(error)
  }
}

/** A good token is no attempt: after a restart all users behind one address reconnect at once. */
const tokenLogin: Procedure = async (seats, socket, data, attempt): Promise<LoginAnswer> => {
  const request = TokenLoginRequestSchema.safeParse(data)
  if (!request.success) return INVALID
  const { sessions, users } = seats.tenantOf(socket)
  const claims = await sessions.verify(request.data.t)
  try {
    if (!claims) {
      attempt()
      const uid = await sessions.subjectOf(request.data.t)
      return uid && (await users.byId(uid))?.attivo === false ? SUSPENDED : ENDED
    }
    const token = await sessions.renew(claims.sid)
    return token ? await enter(seats, socket, { token, anew: false }) : ENDED
  } catch (error) {
    return textOf(error)
  }
}

/** Gives the token to the client (`authenticate` event) and stamps the access. */
async function enter(
  seats: Seats,
  socket: ServerSocket,
  { token, anew }: { token: string; anew: boolean },
): Promise<LoginAnswer> {
  const tenant = seats.tenantOf(socket)
  const seat = await seats.take(socket, await tenant.sessions.verify(token))
  await socket.setAuthToken(claimsOf(seat), { signed: token })
  return { u: seat.isPreview ? seat.usr : await stampAccess(tenant, seat.uid, anew) }
}

/** Milliseconds: a page that loads again is no other access. */
const SAME_ACCESS = 60_000

/** With the password it always counts, so that the person's other devices get it. */
async function stampAccess(tenant: Tenant, uid: string, anew: boolean) {
  return tenant.documents
    .transact(uid, async (writer) => {
      const usr = (await writer.get('usr', uid))?.doc
      if (!usr) throw new PortalError('SESSION_ENDED')
      const now = currentTime()
      if (!anew && now - Date.parse(usr.ultimoAccesso ?? '1970-01-01') < SAME_ACCESS) return usr
      const ultimoAccesso = new Date(now).toISOString()
      await writer.setAccess(uid, ultimoAccesso)
      return { ...usr, ultimoAccesso }
    })
    .catch(async (error: unknown) => {
      // a disk that is full keeps no one out who may make room
      const usr = isReadOnly(error) ? await tenant.users.byId(uid) : null
      if (!usr) throw error
      return usr
    })
}

function textOf(error: unknown): string {
  if (!(error instanceof PortalError)) throw error
  if (error.code === 'LOGIN_SUSPENDED') return SUSPENDED
  return error.code === 'SESSION_ENDED' ? ENDED : error.message
}

/** A slow call does not hold up the next. */
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

/** Everywhere: sockets, watch streams and tokens; not a preview, which others look at too. */
async function logout(seats: Seats, socket: ServerSocket): Promise<void> {
  const seat = seats.of(socket)
  if (seat && !seat.isPreview) await seats.tenantOf(socket).sessions.end(seat.sid)
}
