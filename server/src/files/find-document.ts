import { documentoFileName, type Documento } from '@bandiera/domain'
import { viewOf } from '@bandiera/policy'
import { PortalError } from '../errors.ts'
import type { Visitor } from '../accounts/visitor.ts'
import type { Tenant } from '../tenants/tenant.ts'

export interface FoundFile {
  path: string
  byte: number
  mime: string
  sha256: string
  modified?: Date | undefined
  nome: string
}

/** `RECORD_MISSING` for a document not seen in full, `FILE_MISSING` without that file or version. */
export async function fileFor({ tenant, held }: Visitor, id: string, versione?: number): Promise<FoundFile> {
  const stored = await tenant.store.get('docs', id)
  const doc = stored && viewOf('docs', stored.doc, stored.audience, held)
  if (!doc) throw new PortalError('RECORD_MISSING')
  const found = await foundFile(tenant, doc, versione === undefined ? doc : doc.versioni?.[versione])
  if (!found) throw new PortalError('FILE_MISSING')
  return found
}

/** `null` unless the record calls its document public. */
export async function publicFile(tenant: Tenant, id: string): Promise<FoundFile | null> {
  const doc = (await tenant.store.get('docs', id))?.doc
  return doc?.pubblico === true ? foundFile(tenant, doc, doc) : null
}

/** The caller has checked the visitor's rights. */
export async function foundFile(
  { files }: Tenant,
  { nome }: Documento,
  uploaded: Pick<Documento, 'file' | 'caricatoIl'> | undefined,
): Promise<FoundFile | null> {
  const { file, caricatoIl } = uploaded ?? {}
  const kept = file && (await files.find('documenti', file.chiave))
  if (!kept) return null
  const { mime, sha256 } = file
  return {
    ...kept,
    mime,
    sha256,
    nome: documentoFileName(nome, mime),
    ...(caricatoIl && { modified: new Date(caricatoIl) }),
  }
}
