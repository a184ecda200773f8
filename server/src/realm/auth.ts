import type { Usr } from '@bandiera/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { PortalError } from '../errors.ts'
import { bearerOf, visitorByAccess, visitorOf } from '../accounts/visitor.ts'
import type { Tenant } from '../tenants/tenant.ts'

const device = z.looseObject({ deviceId: z.string().max(100).optional() }).optional()
const options = z.looseObject({ device }).optional()
const TokenLoginSchema = z.object({ token: z.string(), options })
const PasswordLoginSchema = z.object({ username: z.string(), password: z.string(), options })

/** What realm-web takes for "no device". */
const NO_DEVICE = '000000000000000000000000'

/** `custom-token` takes the session token of the socket: both live in one session, and ending it ends both. */
export function authRoutes(app: FastifyInstance, rateLimit: object): void {
  app.post<{ Params: { provider: string } }>(
    '/app/:app/auth/providers/:provider/login',
    { config: { proof: 'none', rateLimit: { ...rateLimit, hook: 'preHandler', allowList: isGoodToken } } },
    async ({ tenant, address, params: { provider }, body, headers }) => {
      if (provider === 'custom-token') return loginByToken(tenant, parsed(TokenLoginSchema, body))
      if (provider === 'local-userpass')
        return loginByPassword(tenant, parsed(PasswordLoginSchema, body), { address, headers })
      throw new PortalError('LOGIN_PROVIDER', provider)
    },
  )
  app.get('/auth/profile', async ({ tenant, headers }) => {
    const { usr } = await visitorByAccess(tenant, headers.authorization)
    const data = { name: usr.name, email: usr.email }
    return { type: 'normal', identities: [{ id: usr._id, provider_type: 'custom-token' }], data }
  })
  app.post('/auth/session', { config: { proof: 'refresh' } }, async ({ tenant, headers }) => {
    const claims = await tenant.sessions.verifyRefresh(bearerOf(headers.authorization))
    const { sid } = await visitorOf(tenant, claims, { preview: true })
    return { access_token: await issued(tenant.sessions.accessToken(sid)) }
  })
  app.delete('/auth/session', { config: { proof: 'none' } }, async ({ tenant, headers }, reply) => {
    const claims = await tenant.sessions.verifyRefresh(bearerOf(headers.authorization))
    if (claims && !claims.preview) await tenant.sessions.end(claims.sid)
    return reply.code(204).send()
  })
}

/** A token that is good is no attempt: only the others count against the limit. */
async function isGoodToken({ tenant, params, body }: FastifyRequest): Promise<boolean> {
  if ((params as { provider?: string }).provider !== 'custom-token') return false
  const login = TokenLoginSchema.safeParse(body)
  return login.success && (await tenant.sessions.verify(login.data.token)) !== null
}

type Login = z.infer<typeof options>

async function loginByToken(tenant: Tenant, { token, options }: z.infer<typeof TokenLoginSchema>): Promise<object> {
  const { usr, sid } = await visitorOf(tenant, await tenant.sessions.verify(token), { preview: true })
  return answer(tenant, { usr, sid, login: options })
}

async function loginByPassword(
  tenant: Tenant,
  body: z.infer<typeof PasswordLoginSchema>,
  { address, headers }: Pick<FastifyRequest, 'address' | 'headers'>,
): Promise<object> {
  const device = await tenant.devices.idOf(headers.cookie)
  const usr = await tenant.users.verify(body.username, body.password, { address, device })
  if (!usr) throw new PortalError('LOGIN_WRONG')
  const { sid } = await tenant.sessions.start(usr, headers['user-agent'])
  return answer(tenant, { usr, sid, login: body.options })
}

async function answer(tenant: Tenant, { usr, sid, login }: { usr: Usr; sid: string; login: Login }): Promise<object> {
  return {
    user_id: usr._id,
    access_token: await issued(tenant.sessions.accessToken(sid)),
    refresh_token: await issued(tenant.sessions.refreshToken(sid)),
    device_id: login?.device?.deviceId ?? NO_DEVICE,
  }
}

async function issued(token: Promise<string | null>): Promise<string> {
  const text = await token
  if (text === null) throw new PortalError('SESSION_ENDED')
  return text
}

function parsed<T>(schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body)
  if (!result.success) throw new PortalError('REQUEST_INVALID', result.error.issues[0]?.path.join('.') || 'body')
  return result.data
}
