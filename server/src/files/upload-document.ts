import {
  type Documento,
  type FileDocumento,
  type FileExtension,
  fileExtensionOf,
  isFileExtension,
  type LoggedOperation,
  MEDIA_TYPES,
} from '@bandiera/domain'
import { refusalOf, viewOf } from '@bandiera/policy'
import { PortalError } from '../errors.ts'
import { guarded, type Guarded, refusalError } from '../realm/guarded-write.ts'
import type { Visitor } from '../accounts/visitor.ts'
import type { Reader } from '../store/port.ts'
import { checkedRecord } from '../records/checked-record.ts'
import type { Incoming, Upload } from './receive.ts'
import { imageExtension, startsWith } from './check-image.ts'

/** Receives an upload within the quota of its sender and hands it to `work`; what `work` does not keep is dropped. */
export const takeUpload = <T>(
  { tenant, usr }: Pick<Visitor, 'tenant' | 'usr'>,
  { body, length, limit }: Upload,
  work: (incoming: Incoming) => Promise<T>,
): Promise<T> =>
  tenant.quota.upload(usr._id, length, async () => {
    const incoming = await tenant.files.receive(body, limit)
    try {
      return await work(incoming)
    } finally {
      await tenant.files.discard(incoming)
    }
  })

interface UploadOrder {
  id: string
  nomeFile: string
  /** `null` when the file is for a document that exists. */
  nuovo: Omit<Documento, '_id'> | null
}

/** Asks policy and quota first, then stores file and record together. `operazione`: `null` for the same file. */
export async function uploadDocument(
  visitor: Visitor,
  order: UploadOrder,
  upload: Upload,
): Promise<Documento & { operazione: LoggedOperation | null }> {
  const { tenant, usr, held } = visitor
  kindOf(order.nomeFile)
  await allowed({ usr, held }, tenant.store, order)
  return takeUpload(visitor, upload, async (incoming) => {
    const { byte, sha256, head } = incoming
    const file = { chiave: sha256, mime: mimeOf(order.nomeFile, head), byte, sha256 }
    const work = () =>
      guarded(visitor, 'docs', async (guard) => {
        const doc = await store(guard, order, file)
        return { ...doc, operazione: guard.writer.written() }
      })
    return tenant.files.keep('documenti', sha256, incoming, work)
  })
}

async function allowed(
  { usr, held }: Pick<Guarded<'docs'>, 'usr' | 'held'>,
  reader: Reader,
  { id, nuovo }: UploadOrder,
) {
  const stored = await reader.get('docs', id)
  const before = stored && viewOf('docs', stored.doc, stored.audience, held)
  const after = stored ? before : nuovo && checkedRecord('docs', { ...nuovo, _id: id })
  if (!after) throw new PortalError('RECORD_MISSING')
  const azienda = (await reader.get('aziende', after.clienteId))?.doc
  const refusal = refusalOf(usr, { coll: 'docs', before, after, aziende: { before: azienda, after: azienda } })
  if (refusal) throw refusalError('docs', refusal)
  return { before, after }
}

async function store(guard: Guarded<'docs'>, order: UploadOrder, file: FileDocumento): Promise<Documento> {
  const { writer, usr } = guard
  // rights may have changed during the upload
  const { before, after } = await allowed(guard, writer, order)
  const now = { file, caricatoDa: usr._id, caricatoIl: new Date().toISOString() }
  if (!before) return (await writer.insert('docs', { ...after, ...now })).doc
  // the answer to an upload was lost and it was sent again
  if (before.file?.sha256 === file.sha256) return before
  const { file: old, caricatoDa, caricatoIl, versioni = [], ...rest } = before
  const kept = old
    ? [...versioni, { file: old, ...(caricatoDa && { caricatoDa }), ...(caricatoIl && { caricatoIl }) }]
    : versioni
  return (await writer.replace('docs', { ...rest, ...now, ...(kept.length > 0 && { versioni: kept }) }, 'update')).doc
}

const isZip = (head: Buffer): boolean => startsWith(head, '504b0304') || startsWith(head, '504b0506')
const isOle = (head: Buffer): boolean => startsWith(head, 'd0cf11e0a1b11ae1')
const isImage =
  (kind: string) =>
  (head: Buffer): boolean =>
    imageExtension(head) === kind
/** Text has no byte that only programs and pictures have. UTF-16 begins with its mark. */
const isText = (head: Buffer): boolean =>
  startsWith(head, 'fffe') || startsWith(head, 'feff') || !head.some((byte) => byte < 9 || (byte > 13 && byte < 27))
const textOf = (head: Buffer): string =>
  head
    .toString('latin1')
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart()
const isXml = (head: Buffer): boolean => isText(head) && textOf(head).startsWith('<') && !isPage(textOf(head))
/** A page that runs in a browser is no document, even under the name of one. */
const isPage = (text: string): boolean => /^<(?:!doctype html|html|script|svg)\b/i.test(text)

const SIGNATURES: Record<FileExtension, (head: Buffer) => boolean> = {
  pdf: (head) => head.subarray(0, 1024).includes('%PDF-'),
  png: isImage('png'),
  jpg: isImage('jpg'),
  jpeg: isImage('jpg'),
  webp: isImage('webp'),
  gif: isImage('gif'),
  txt: isText,
  csv: isText,
  doc: isOle,
  docx: isZip,
  xls: isOle,
  xlsx: isZip,
  odt: isZip,
  ods: isZip,
  zip: isZip,
  xml: isXml,
  // a signature in DER, or the same as text
  p7m: (head) =>
    /^30(?:80|8[1-4])/.test(head.subarray(0, 2).toString('hex')) || /^(?:MI[A-Z]|-----BEGIN)/.test(textOf(head)),
  eml: (head) => isText(head) && /^[a-z][a-z-]*:/i.test(textOf(head)),
}

function kindOf(nome: string): FileExtension {
  const estensione = fileExtensionOf(nome)
  if (isFileExtension(estensione)) return estensione
  throw new PortalError('FILE_TYPE', estensione || 'sconosciuto', Object.keys(MEDIA_TYPES).join(', '))
}

function mimeOf(nome: string, head: Buffer): string {
  const kind = kindOf(nome)
  if (!SIGNATURES[kind](head)) throw new PortalError('FILE_CONTENT', kind)
  return MEDIA_TYPES[kind]
}
