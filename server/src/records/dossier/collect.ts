import { aziendaIdOfPratica, type Azienda, type Bando, type Documento, type Pratica } from '@bandiera/domain'
import { viewOf } from '@bandiera/policy'
import { PortalError } from '../../errors.ts'
import type { Visitor } from '../../accounts/visitor.ts'
import type { IndexFilter } from '../../store/port.ts'
import { foundFile, type FoundFile } from '../../files/find-document.ts'
import { plainName } from '../../files/send-file.ts'
import { LARGEST_ZIP } from '../../files/zip-stream.ts'

export interface Attachment {
  doc: Documento
  file: FoundFile | null
  /** Path in the archive; null without a file. */
  posto: string | null
}

export interface Dossier {
  pratica: Pratica
  azienda: Azienda | null
  bando: Bando | null
  attachments: readonly Attachment[]
  nome: (id: string | undefined) => string
}

/** Bytes for the index and the archive's own records. */
const SPARE = 16_000_000

/** Documents of the case file and its checklist that the visitor sees. `RECORD_MISSING` for the case file. */
export async function collectDossier(visitor: Visitor, id: string): Promise<Dossier> {
  const { tenant, held } = visitor
  const stored = await tenant.store.get('pratiche', id)
  const pratica = stored && viewOf('pratiche', stored.doc, stored.audience, held)
  if (!pratica) throw new PortalError('RECORD_MISSING')
  const seen = async <C extends 'aziende' | 'bandi' | 'usr'>(coll: C, of: string | undefined) => {
    const found = of === undefined ? null : await tenant.store.get(coll, of)
    return found && viewOf(coll, found.doc, found.audience, held)
  }
  const attachments = await withFiles(visitor, await documentsOf(visitor, pratica))
  const people = [pratica.assegnatoA, ...(pratica.storico ?? []).map(({ chi }) => chi)]
  const names = new Map<string, string>()
  for (const one of new Set(people)) {
    const usr = await seen('usr', one)
    if (usr) names.set(usr._id, usr.name)
  }
  return {
    pratica,
    azienda: await seen('aziende', aziendaIdOfPratica(pratica._id)),
    bando: await seen('bandi', pratica.bandoId),
    attachments,
    nome: (of) => (of === undefined ? '' : (names.get(of) ?? 'Un collega')),
  }
}

async function documentsOf({ tenant, held }: Visitor, pratica: Pratica): Promise<Documento[]> {
  const linked = (pratica.checklist ?? []).flatMap(({ docId }) => docId ?? [])
  const own: IndexFilter = { anyOf: [{ path: 'clienteId', values: [aziendaIdOfPratica(pratica._id)] }] }
  const docs: Documento[] = []
  for await (const { doc, audience } of tenant.store.scan('docs', own)) {
    if (doc.praticaId !== pratica._id && !linked.includes(doc._id)) continue
    const view = viewOf('docs', doc, audience, held)
    if (view) docs.push(view)
  }
  return docs.sort((a, b) => a.nome.localeCompare(b.nome, 'it') || a._id.localeCompare(b._id))
}

async function withFiles({ tenant }: Visitor, docs: readonly Documento[]): Promise<Attachment[]> {
  const attachments: Attachment[] = []
  let bytes = 0
  for (const doc of docs) {
    const file = await foundFile(tenant, doc, doc)
    bytes += file?.byte ?? 0
    const number = String(attachments.length + 1).padStart(2, '0')
    attachments.push({ doc, file, posto: file && `documenti/${number} - ${plain(file.nome)}` })
  }
  if (bytes > LARGEST_ZIP - SPARE) throw new PortalError('FASCICOLO_LARGE')
  return attachments
}

/** A name that every system can give to a file, its extension kept. */
function plain(nome: string): string {
  const clean = plainName(nome)
    .replace(/[:*?"<>|]+/g, '_')
    .trim()
  // a cut may leave half of a character
  return clean.length > 120 ? plainName(`${clean.slice(0, 100)}${clean.slice(-20)}`) : clean
}
