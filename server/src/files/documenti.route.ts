import { MEDIA_TYPES, type FileLimits } from '@bandiera/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Calls } from '../http/bounds/calls.ts'
import { PortalError } from '../errors.ts'
import { uploadIn } from './receive.ts'
import { fileFor, publicFile } from './find-document.ts'
import { plainName, readerOf, sendFile } from './send-file.ts'
import { uploadDocument } from './upload-document.ts'
import { addPart } from '../http/part.ts'
import { parsedRequest, takeRawBodies } from '../http/bodies.ts'
import { turnToRead } from '../http/bounds/reading.ts'
import { callerOf, visitorBySession } from '../accounts/visitor.ts'

const Word = z.string().max(200).optional()
const ParamsSchema = z.object({ id: z.string().regex(/^[0-9a-f]{24}$/) })
const UploadSchema = z.object({
  file: z.string().trim().min(1).max(255),
  nome: Word,
  clienteId: Word,
  praticaId: Word,
  bandoId: Word,
  tipo: Word,
  scadenza: Word,
})
const ReadSchema = z.object({
  versione: z.coerce.number().int().min(0).max(10_000).optional(),
  anteprima: z.string().optional(),
  firma: z.string().optional(),
})
const FILE = '/api/documenti/:id/file'

/**
 * `PUT /api/documenti/:id/file?file=NAME`: the file of a document as the body; with `clienteId=` (and `nome`, `tipo`,
 * `praticaId`, `bandoId`, `scadenza`) the document is made with it. Answers the document.
 * `GET` of the same: the file to save, `?anteprima=1` to look at, `?versione=N` one before it; with the session token, or
 * with the `firma` of an address that `POST /api/documenti/:id/indirizzo` answers for a browser to go to within a minute.
 * `GET /api/documenti/limiti`: `{ byte, estensioni }`, what may be uploaded.
 */
export async function documentiRoutes(
  app: FastifyInstance,
  { calls, limit }: { calls: Calls; limit: number },
): Promise<void> {
  app.get('/api/documenti/limiti', async ({ tenant, headers }): Promise<FileLimits> => {
    await visitorBySession(tenant, headers.authorization)
    return { byte: limit, estensioni: Object.keys(MEDIA_TYPES) }
  })
  app.post('/api/documenti/:id/indirizzo', async ({ tenant, headers, params, query }) => {
    const visitor = await visitorBySession(tenant, headers.authorization)
    const { id } = idOf(params)
    const { versione } = parsedRequest(ReadSchema, query, 'query')
    await fileFor(visitor, id, versione)
    const firma = await tenant.sessions.fileToken(visitor.sid, id)
    const version = versione === undefined ? '' : `&versione=${versione}`
    return { indirizzo: `/api/documenti/${id}/file?firma=${firma}${version}` }
  })
  app.get(FILE, async (request, reply) => {
    const visitor = await readerOf(request)
    const { versione, anteprima } = parsedRequest(ReadSchema, request.query, 'query')
    await turnToRead({ calls, kind: 'file', reply, ...callerOf(visitor) })
    return sendFile(request, reply, await fileFor(visitor, idOf(request.params).id, versione), anteprima === '1')
  })
  await addPart(app, 'documenti', async (part) => {
    takeRawBodies(part)
    part.put(FILE, async ({ tenant, headers, params, query, body }) => {
      const visitor = await visitorBySession(tenant, headers.authorization)
      const { id } = idOf(params)
      const { file: nomeFile, clienteId, ...words } = parsedRequest(UploadSchema, query, 'query')
      const upload = uploadIn(body, headers, limit)
      const given = Object.fromEntries(Object.entries(words).filter(([, word]) => word))
      const nuovo = clienteId === undefined ? null : { nome: plainName(nomeFile.slice(0, 200)), ...given, clienteId }
      return uploadDocument(visitor, { id, nomeFile, nuovo }, upload)
    })
  })
}

/**
 * `GET /Doc/:id`: the file of a public document, without login (spec §2); `null` for every other id: the page then
 * answers.
 */
export async function openDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): Promise<FastifyReply | null> {
  const [, id] = /^\/Doc\/([0-9a-f]{24})\/?$/.exec(path) ?? []
  const file = id ? await publicFile(request.tenant, id) : null
  return file && sendFile(request, reply, file, true)
}

/** An impossible id is answered as one that the visitor may not see. */
function idOf(params: unknown): { id: string } {
  const result = ParamsSchema.safeParse(params)
  if (!result.success) throw new PortalError('RECORD_MISSING')
  return result.data
}
