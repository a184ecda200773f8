import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { addKey, isPublicKey, listKeys, revokeKey, withdrawKey } from './keys.ts'
import type { Registro } from './registry.ts'
import { jsonOf, operatorOf } from './registry-part.ts'

const ChiaveSchema = z.object({
  team: z.string().trim().min(1).max(60),
  publicKey: z.string().refine(isPublicKey, 'non è una chiave pubblica Ed25519 (43 caratteri base64url)'),
  modules: z.union([
    z.literal('*'),
    z
      .array(
        z
          .string()
          .max(100)
          .regex(/^mf-[a-z0-9-]+$/),
      )
      .min(1)
      .max(200),
  ]),
  operator: z.boolean().default(false),
  email: z.email().max(200).optional(),
})

const RitiroSchema = z.object({ perche: z.string().trim().min(1).max(500), prova: z.boolean().default(false) })

/**
 * For operators. `GET /api/registro/chiavi`: `{chiavi}`, also revoked ones. `POST`: registers the public key of a team for the
 * modules that it owns, `{team, publicKey, modules, operator?, email?}`; 201 `{chiave}`. `DELETE /api/registro/chiavi/:id`: revokes it
 * from the next request on, 204. `POST /api/registro/chiavi/:id/ritiro` `{perche, prova?}`: revokes it and withdraws every release
 * that it signed, urgently; the `Plan` of that.
 */
export function chiaviRoutes(part: FastifyInstance, registro: Registro): void {
  const { store } = registro

  part.get('/api/registro/chiavi', async (request) => {
    operatorOf(request)
    return { chiavi: await listKeys(store) }
  })
  part.post('/api/registro/chiavi', async (request, reply) => {
    const { name: addedBy } = operatorOf(request)
    const chiave = await addKey(store, { ...jsonOf(ChiaveSchema, request), addedBy })
    return reply.code(201).send({ chiave })
  })
  part.delete<{ Params: { id: string } }>('/api/registro/chiavi/:id', async (request, reply) => {
    await revokeKey(store, request.params.id, operatorOf(request).name)
    return reply.code(204).send()
  })
  part.post<{ Params: { id: string } }>('/api/registro/chiavi/:id/ritiro', async (request) => {
    const { name: by } = operatorOf(request)
    const { perche: why, prova: dry } = jsonOf(RitiroSchema, request)
    return withdrawKey(registro, request.params.id, { by, why, dry, urgent: true })
  })
}
