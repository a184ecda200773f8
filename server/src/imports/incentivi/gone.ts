import type { Bando, OpzioniImport } from '@bandiera/domain'
import type { Reader } from '../../store/port.ts'
import { SOURCE } from './marks.ts'

/** Share of the stored grants that a file must have to pass for the whole catalogue. */
const NEARLY_ALL = 0.9

/** Stored grants of the source that the file lacks, and whether it is the whole catalogue, so that they may be asked about. */
export interface Missing {
  completo: boolean
  bandi: Bando[]
}

/**
 * A file is the whole catalogue when the person says so; unless told, when it counts as many records as it has
 * (`numFound`) and holds nearly all that earlier exports brought: the export of a search counts itself, too.
 */
export async function missingFrom(
  reader: Reader,
  { file, ids, completo }: { file: unknown; ids: ReadonlySet<string> } & Pick<OpzioniImport, 'completo'>,
): Promise<Missing> {
  const bandi: Bando[] = []
  let stored = 0
  for await (const { doc } of reader.scan('bandi')) {
    const { fonte } = doc.data
    if (fonte?.nome !== SOURCE) continue
    stored += 1
    if (!ids.has(fonte.idEsterno)) bandi.push(doc)
  }
  const nearlyAll = stored > 0 && stored - bandi.length >= NEARLY_ALL * stored
  const whole = completo ?? (nearlyAll && countsItself(file))
  return { completo: whole, bandi: whole ? bandi : [] }
}

function countsItself(file: unknown): boolean {
  if (typeof file !== 'object' || file === null) return false
  const { response = file } = file as { response?: unknown }
  const { numFound, docs } = (response ?? {}) as { numFound?: unknown; docs?: unknown }
  return Array.isArray(docs) && typeof numFound === 'number' && numFound === docs.length
}
