import type { FastifyReply, FastifyRequest } from 'fastify'
import { publicFile } from './find-document.ts'
import { sendFile } from './send-file.ts'

/**
 * `GET /Doc/:id`: the file of a public document, without login (spec §2). `null` for every other id, known or not: the
 * page then answers.
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
