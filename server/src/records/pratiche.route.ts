import type { FastifyInstance, FastifyReply } from 'fastify'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import * as z from 'zod'
import type { Calls } from '../http/bounds/calls.ts'
import { collectDossier, type Dossier } from './dossier/collect.ts'
import { indexHtml } from './dossier/index-page.ts'
import { mailBrand, type MailBrand, oneLine } from '../mail/mail.ts'
import type { PostOffice } from '../mail/post-office.ts'
import { requestDocuments } from '../mail/request-documents.ts'
import { zipStream, type ZipEntry } from '../files/zip-stream.ts'
import { EmailAddress } from '../accounts/email.ts'
import { parsedBody } from '../http/bodies.ts'
import { disposition, readerOf } from '../files/send-file.ts'
import { turnToRead } from '../http/bounds/reading.ts'
import { callerOf, visitorBySession, type Visitor } from '../accounts/visitor.ts'

const RequestSchema = z.object({
  email: EmailAddress,
  nome: z.string().max(120).default('').transform(oneLine),
  voci: z.array(z.string().max(5000)).min(1, 'scegli almeno un documento').max(100),
  messaggio: z.string().trim().max(2000, 'usa al massimo 2000 caratteri').optional(),
  entro: z.iso.date('scrivi il giorno come 31/12/2026').optional(),
})
const PER_MINUTE = 20
/** A page that shows itself and nothing else. */
const INERT =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox allow-modals"

interface OfOne {
  Params: { id: string }
  Querystring: { firma?: unknown; indice?: unknown }
}

/**
 * `POST /api/pratiche/{id}/richiesta` `{email, nome?, voci, messaggio?, entro?}`: asks for documents of the checklist by
 * mail and notes it, 204; for users who may write the case file. `POST /api/pratiche/{id}/fascicolo`: `{indirizzo}` that a
 * browser may go to within a minute; `GET` of it: index and documents as a ZIP, with `indice=1` the index alone as a page;
 * for users who see the case file. All need the session token.
 */
export function praticheRoutes(app: FastifyInstance, { post, calls }: { post: PostOffice; calls: Calls }): void {
  const limited = { config: { rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } } }
  app.post<OfOne>('/api/pratiche/:id/richiesta', limited, async ({ tenant, headers, params, body }, reply) => {
    const visitor = await visitorBySession(tenant, headers.authorization)
    await requestDocuments(visitor, post, params.id, parsedBody(RequestSchema, body))
    return reply.code(204).send()
  })
  app.post<OfOne>('/api/pratiche/:id/fascicolo', async ({ tenant, headers, params: { id } }) => {
    const visitor = await visitorBySession(tenant, headers.authorization)
    await collectDossier(visitor, id)
    const firma = await tenant.sessions.fileToken(visitor.sid, id)
    return { indirizzo: `/api/pratiche/${id}/fascicolo?firma=${firma}` }
  })
  app.get<OfOne>('/api/pratiche/:id/fascicolo', async (request, reply) => {
    const visitor = await readerOf(request)
    await turnToRead({ calls, kind: 'file', reply, ...callerOf(visitor) })
    const dossier = await collectDossier(visitor, request.params.id)
    return sendDossier(reply, dossier, { brand: await brandOf(visitor), page: request.query.indice === '1' })
  })
}

function sendDossier(reply: FastifyReply, dossier: Dossier, { brand, page }: { brand: MailBrand; page: boolean }) {
  const now = new Date()
  const html = indexHtml(dossier, brand, { linked: !page, now })
  void reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
  if (page) return reply.header('content-security-policy', INERT).type('text/html; charset=utf-8').send(html)
  const index: ZipEntry = { name: 'indice.html', at: now, body: () => Readable.from([Buffer.from(html)]) }
  const files = dossier.attachments.flatMap(({ doc, file, posto }): ZipEntry[] =>
    file && posto
      ? [{ name: posto, at: new Date(doc.caricatoIl ?? now), body: () => createReadStream(file.path) }]
      : [],
  )
  return reply
    .header('content-disposition', disposition('attachment', `Fascicolo ${dossier.pratica.titolo}.zip`))
    .type('application/zip')
    .send(zipStream([index, ...files]))
}

async function brandOf({ tenant }: Visitor): Promise<MailBrand> {
  const settings = (await tenant.store.get('settings', tenant.id))?.doc
  return mailBrand(settings ?? { _id: tenant.id, nome: tenant.id }, '')
}
