import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { PortalError } from '../errors.ts'
import { FILE_LIMIT } from './releases/check-module.ts'
import type { PinnedShells } from './pinned-shells.ts'
import type { Publisher } from './releases/publisher.ts'
import type { Upload } from './releases/offered.ts'
import { callerOf, bytesOf, jsonOf } from './registry-part.ts'

const text = z.string().min(1)
/** A signature, or the name of a key. */
const word = text.max(500)
const EvidenceSchema = z.object({ text: text.max(100_000), signature: word })
const OfferSchema = z.object({
  modulo: text.max(500_000),
  signature: word,
  keyId: word,
  prova: EvidenceSchema.optional(),
})
const STATUS = { identico: 200, prova: 200, attende: 202, pubblicato: 201 } as const

/**
 * - `POST /api/registro/rilasci` `{modulo, signature, keyId, prova?}`: offers a release, as often as it takes. 202 `attende`
 *   with the names of the files to send, 201 `pubblicato` once they are all there, 200 `identico` when it was published
 *   before, 409 when that version has other content. `?prova=1` checks and writes nothing.
 * - `PUT /api/registro/rilasci/:id/:version/:file`: the bytes of a file that `module.json` declares, 204.
 * - `GET` of the same: a file of a published release, or its `module.json`.
 */
export function releasesRoutes(part: FastifyInstance, publisher: Publisher): void {
  part.post<{ Querystring: { prova?: string } }>('/api/registro/rilasci', async (request, reply) => {
    const offer = jsonOf(OfferSchema, request)
    const outcome = await publisher.offer(callerOf(request), offer, request.query.prova === '1')
    return reply.code(STATUS[outcome.stato]).send(outcome)
  })
  part.put<{ Params: Upload }>(
    '/api/registro/rilasci/:id/:version/:file',
    { bodyLimit: FILE_LIMIT },
    async (request, reply) => {
      await publisher.upload(callerOf(request), request.params, bytesOf(request))
      return reply.code(204).send()
    },
  )
  part.get<{ Params: Upload }>('/api/registro/rilasci/:id/:version/:file', async ({ params }, reply) => {
    const bytes = await publisher.file(params)
    if (!bytes) throw new PortalError('RILASCIO_MISSING', params.id, params.version, params.file)
    return reply.type('application/octet-stream').send(bytes)
  })
}

/**
 * For holders of a key and operators.
 * - `GET /api/registro/shell`: `{shell: PinnedShell[]}`, the shells of the servers of this portal.
 * - `GET /api/registro/shell/:mark/:file`: a file of one of them, as it was built.
 */
export function shellRoutes(part: FastifyInstance, shells: PinnedShells): void {
  part.get('/api/registro/shell', async () => ({ shell: await shells.list() }))
  part.get<{ Params: { mark: string; file: string } }>('/api/registro/shell/:mark/:file', async (request, reply) => {
    const { mark, file } = request.params
    const bytes = await shells.file(mark, file)
    if (!bytes) throw new PortalError('SHELL_MISSING', mark, file)
    return reply.type('application/octet-stream').send(bytes)
  })
}
