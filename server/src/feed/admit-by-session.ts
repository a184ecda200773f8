import type { FastifyRequest } from 'fastify'
import { admit } from './admit.ts'
import type { Hub } from './hub.ts'
import type { Hubs } from './hubs.ts'
import { bearerOf, type Visitor } from '../accounts/visitor.ts'

/** `admit` for the session token of a request: `enter` joins the hub before it returns. */
export async function admitBySession<T>(
  { tenant, headers }: FastifyRequest,
  hubs: Hubs,
  enter: (admitted: { visitor: Visitor; hub: Hub }) => T,
): Promise<T> {
  const hub = hubs.of(tenant)
  const claims = await tenant.sessions.verify(bearerOf(headers.authorization))
  return admit({ tenant, hub }, claims, (visitor) => enter({ visitor, hub }))
}
