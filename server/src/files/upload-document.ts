import type { Documento, FileDocumento, LoggedOperation } from '@bandiera/domain'
import { refusalOf, viewOf } from '@bandiera/policy'
import type { Readable } from 'node:stream'
import { PortalError } from '../errors.ts'
import { guarded, refusalError, type Guarded } from '../realm/guarded-write.ts'
import type { Visitor } from '../accounts/visitor.ts'
import type { Reader } from '../store/port.ts'
import { checkedRecord } from '../records/checked-record.ts'
import { kindOf, mimeOf } from './file-type.ts'
import type { Incoming } from './receive.ts'

/** What an upload says of itself. */
export interface UploadOrder {
  id: string
  /** Name of the file, whose extension is its kind. */
  nomeFile: string
  /** The document to make; `null` when the file is for one that exists. */
  nuovo: Omit<Documento, '_id'> | null
}

/**
 * Takes the file of a document in: asks the policy before the first byte, writes the file whole, then stores file and
 * record together. A document that is not there yet is made in the same transaction: no reader sees one without its file.
 * `QUOTA_PERSON` or `QUOTA_TENANT` before the first byte, when there is no room for `length` of them.
 * `operazione` says where in the log it is; `null` when the same file was there.
 */
export async function uploadDocument(
  visitor: Visitor,
  order: UploadOrder,
  { body, limit, length = limit }: { body: Readable; limit: number; length?: number | undefined },
): Promise<Documento & { operazione: LoggedOperation | null }> {
  const { tenant, usr, held } = visitor
  kindOf(order.nomeFile)
  await allowed({ usr, held }, tenant.store, order)
  return tenant.quota.upload(usr._id, Math.min(length, limit), () => taken(visitor, order, { body, limit }))
}

async function taken(visitor: Visitor, order: UploadOrder, { body, limit }: { body: Readable; limit: number }) {
  const { tenant } = visitor
  const incoming = await tenant.files.receive(body, limit)
  try {
    const file = fileOf(incoming, order.nomeFile)
    const work = () =>
      guarded(visitor, 'docs', async (guard) => {
        const doc = await store(guard, order, file)
        return { ...doc, operazione: guard.writer.written() }
      })
    return await tenant.files.keep('documenti', file.chiave, incoming, work)
  } finally {
    await tenant.files.discard(incoming)
  }
}

/** The document before and as it may be stored without its file; what the policy says against it is thrown. */
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
  // rights may have changed while the bytes came
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

const fileOf = ({ byte, sha256, head }: Incoming, nome: string): FileDocumento => ({
  chiave: sha256,
  mime: mimeOf(nome, head),
  byte,
  sha256,
})
