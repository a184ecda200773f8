import { documentoFileName, type Documento } from '@bandiera/domain'
import { viewOf } from '@bandiera/policy'
import { PortalError } from '../errors.ts'
import type { Visitor } from '../accounts/visitor.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** A kept file with what a browser must know of it. */
export interface FoundFile {
  path: string
  byte: number
  mime: string
  sha256: string
  /** When it was uploaded. */
  modified?: Date | undefined
  /** Name to save it under. */
  nome: string
}

/**
 * The file of a document that the visitor sees in full, or one of the files before it (`versione`, from 0).
 * `RECORD_MISSING` for a document that it does not see, `FILE_MISSING` for one without that file.
 */
export async function fileFor({ tenant, held }: Visitor, id: string, versione?: number): Promise<FoundFile> {
  const stored = await tenant.store.get('docs', id)
  const doc = stored && viewOf('docs', stored.doc, stored.audience, held)
  if (!doc) throw new PortalError('RECORD_MISSING')
  const found = await foundFile(tenant, doc, versione === undefined ? doc : doc.versioni?.[versione])
  if (!found) throw new PortalError('FILE_MISSING')
  return found
}

/** The file of a public document; `null` unless its record says so. */
export async function publicFile(tenant: Tenant, id: string): Promise<FoundFile | null> {
  const doc = (await tenant.store.get('docs', id))?.doc
  return doc?.pubblico === true ? foundFile(tenant, doc, doc) : null
}

/** The kept file of a document; the caller has checked the visitor's rights. */
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
