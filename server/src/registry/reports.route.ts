import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { PortalError } from '../errors.ts'
import type { Registro } from './registry.ts'
import { decide, DECISIONS } from './usage/decide.ts'
import { jsonOf, operatorOf } from './registry-part.ts'

const DecisioneSchema = z.object({ segnalazione: z.string().max(400), decisione: z.enum(DECISIONS) })

/**
 * For operators. `POST /api/registro/segnalazioni` `{segnalazione, decisione}`: ends what the overview tells in `segnalazioni`; `{piano}`. A
 * crash: `indietro` gives the tenant the version before, 422 with the `piano` where there is none, `tieni` keeps it. A withdrawal: `visto`.
 */
export function segnalazioniRoutes(part: FastifyInstance, registro: Registro): void {
  part.post('/api/registro/segnalazioni', async (request, reply) => {
    const { name: by } = operatorOf(request)
    const { segnalazione: key, decisione: decision } = jsonOf(DecisioneSchema, request)
    const plan = await decide(registro, { key, decision, by })
    if (!plan || plan.refusals.length === 0) return { piano: plan }
    const { code, message } = new PortalError('REGISTRO_REFUSED')
    return reply.code(422).send({ error: message, error_code: code, piano: plan })
  })
}
