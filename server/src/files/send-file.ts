import { isSafeToShow } from '@bandiera/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createReadStream } from 'node:fs'
import { visitorBySession, visitorOf, type Visitor } from '../accounts/visitor.ts'
import type { FoundFile } from './find-document.ts'
import { isKept, isWhereItBegan } from '../http/conditions.ts'

/** Nothing in a file that a browser shows may run, load or be framed. */
const SHOWN = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; sandbox"
/** Browsers show a PDF with a program of their own, which a sandbox would keep from starting. */
const SHOWN_PDF = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'"

/** Sends a file to save, or to look at when `shown` and its kind can be shown; answers one range of bytes. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: FoundFile, shown: boolean): FastifyReply {
  const inline = shown && isSafeToShow(file.mime)
  const version = { etag: `"${file.sha256}"`, modified: file.modified }
  void reply
    .header('content-disposition', disposition(inline ? 'inline' : 'attachment', file.nome))
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-cache')
    .header('accept-ranges', 'bytes')
  if (inline) void reply.header('content-security-policy', file.mime === 'application/pdf' ? SHOWN_PDF : SHOWN)
  if (isKept(request, reply, version)) return reply.code(304).send()
  // text of an unknown alphabet: most of what people upload is
  void reply.type(file.mime.startsWith('text/') ? `${inline ? 'text/plain' : file.mime}; charset=utf-8` : file.mime)
  const isAsked = request.method === 'GET' && isWhereItBegan(request, version)
  const range = isAsked ? rangeOf(request.headers.range, file.byte) : null
  if (range === 'unusable') return reply.code(416).header('content-range', `bytes */${file.byte}`).send()
  const { start, end } = range ?? { start: 0, end: file.byte - 1 }
  if (range) void reply.code(206).header('content-range', `bytes ${start}-${end}/${file.byte}`)
  return reply.header('content-length', end - start + 1).send(createReadStream(file.path, { start, end }))
}

/** The reader of a file: with the session token, or a browser with an address made for this file. */
export async function readerOf({ tenant, headers, params, query }: FastifyRequest): Promise<Visitor> {
  const { firma } = query as { firma?: unknown }
  if (typeof firma !== 'string') return visitorBySession(tenant, headers.authorization)
  return visitorOf(tenant, await tenant.sessions.verifyFile(firma, (params as { id: string }).id))
}

/** RFC 6266: the name in plain letters, and as it is for clients that read RFC 5987. */
export function disposition(kind: 'inline' | 'attachment', nome: string): string {
  const clean = plainName(nome)
  const unaccented = clean.normalize('NFD').replace(/\p{M}/gu, '')
  const plain = unaccented.replace(/[^\x20-\x7e]|["%]/g, '_')
  const coded = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
  const exact = encodeURIComponent(clean).replace(/['()*]/g, coded)
  return `${kind}; filename="${plain}"; filename*=UTF-8''${exact}`
}

/** The range asked for (RFC 9110 14.1.2); `null`, for the whole file, when none, several or a malformed one is. */
function rangeOf(header: string | undefined, byte: number): { start: number; end: number } | 'unusable' | null {
  const [, list = ''] = /^bytes=(.*)$/i.exec(header ?? '') ?? []
  const ranges = list.split(',').flatMap((one) => one.trim() || [])
  const [, from = '', to = ''] = (ranges.length === 1 && /^(\d*)-(\d*)$/.exec(ranges[0]!)) || []
  if (from + to === '' || (from !== '' && to !== '' && Number(from) > Number(to))) return null
  const start = from === '' ? Math.max(0, byte - Number(to)) : Number(from)
  const end = from === '' || to === '' ? byte - 1 : Math.min(Number(to), byte - 1)
  return start <= end ? { start, end } : 'unusable'
}

/** Control characters, halves of a character, and those that turn the direction of what is read. */
const INVISIBLE = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

/** A file name without what could lead into another folder or make it look like another kind of file. */
export const plainName = (nome: string): string =>
  nome
    .normalize('NFC')
    .replace(INVISIBLE, '_')
    .replace(/[/\\]+/g, '_')
