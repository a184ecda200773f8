import { CHANNELS } from '@bandiera/releases'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { PortalError } from '../errors.ts'
import { carryOut } from './carry-out.ts'
import type { Registro } from './registry.ts'
import { wantsTable } from './overviews.ts'
import { jsonOf, operatorOf } from './registry-part.ts'

const id = z.string().max(60)
const version = z.string().max(64)
const channel = z.enum(CHANNELS)
const tenants = z.array(z.string().max(200)).min(1).optional()

const ComandoSchema = z.discriminatedUnion('verb', [
  z.object({ verb: z.literal('promuovi'), id, version, channel: channel.optional(), tenants }),
  z.object({ verb: z.literal('canarino'), id, version, percent: z.number().int().min(0).max(100), tenants }),
  z.object({ verb: z.literal('annulla'), id: id.optional(), to: z.number().int().min(0).optional(), tenants }),
  z.object({ verb: z.literal('spegni'), id, tenants }),
  z.object({ verb: z.literal('accendi'), id, tenants }),
  z.object({ verb: z.literal('segui'), id, channel, tenants }),
  z.object({ verb: z.literal('minimo'), id, version: version.nullable() }),
])

const OrdineSchema = z.object({
  comando: ComandoSchema,
  perche: z.string().trim().min(1).max(500),
  urgente: z.boolean().default(false),
  prova: z.boolean().default(false),
})

/**
 * `POST /api/registro/comandi` `{comando: Command, perche, urgente?, prova?}`: the `Plan` of a command and, unless `prova` or a
 * refusal in it speaks against it, the command carried out; 422 `{error, error_code, piano}` when it is refused, except for a
 * `prova` with `?tabella=1`, whose reader wants the table. Operators only.
 */
export function comandiRoutes(part: FastifyInstance, registro: Registro): void {
  part.post('/api/registro/comandi', async (request, reply) => {
    const { name: by } = operatorOf(request)
    const { comando: command, perche: why, urgente: urgent, prova: dry } = jsonOf(OrdineSchema, request)
    const plan = await carryOut(registro, { command, by, why, urgent, dry })
    if (plan.refusals.length === 0 || (dry && wantsTable(request.query))) return plan
    const { code, message } = new PortalError('REGISTRO_REFUSED')
    return reply.code(422).send({ error: message, error_code: code, piano: plan })
  })
}
