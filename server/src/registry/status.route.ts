import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { PortalError } from '../errors.ts'
import { overviewOf, type NameOf } from './overview.ts'
import type { Registro } from './registry.ts'
import { markOf } from './rows-mark.ts'
import { operatorOf } from './registry-part.ts'

/** Milliseconds that somebody who follows the registry is kept waiting: less than proxies have patience for. */
const HELD = 25_000

const PageSchema = z.object({ quante: z.coerce.number().int().min(1).max(1000).optional() })

/**
 * `GET /api/registro`: `Overview`, for whoever has a key or operates. For operators: `GET /api/registro/generazioni/:tenant`,
 * `{generazioni: Generation[]}`, newest first, `?quante=` so many; `GET /api/registro/novita?da=MARK`: `{segno}`, at once when
 * the registry is another than at that mark, else as soon as it is, or after 25 s.
 */
export function statoRoutes(part: FastifyInstance, registro: Registro, nameOf: NameOf): void {
  part.get('/api/registro', async () => overviewOf(registro, nameOf))
  part.get<{ Params: { tenant: string } }>('/api/registro/generazioni/:tenant', async (request) => {
    operatorOf(request)
    const { quante } = PageSchema.safeParse(request.query).data ?? {}
    const tenant = (await registro.snapshot()).state.tenants.find(({ id }) => id === request.params.tenant)
    if (!tenant) throw new PortalError('REGISTRO_TENANT', request.params.tenant)
    return { generazioni: tenant.generations.filter(({ n }) => n > 0).slice(0, quante) }
  })
  part.get<{ Querystring: { da?: string } }>('/api/registro/novita', async (request) => {
    operatorOf(request)
    const change = registro.changed(HELD)
    const segno = markOf(await registro.rows())
    if (segno !== request.query.da) return { segno }
    await change
    return { segno: markOf(await registro.rows()) }
  })
}
