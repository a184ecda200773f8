import type { VersioneAteco } from '@bandiera/domain'
import { parseAteco, type AtecoEntry } from './ateco-file.ts'
import { createAteco, shippedAteco, type AtecoRow, type AtecoTable } from './ateco.ts'
import { parseComuni, type ComuneRow } from './comuni-file.ts'
import { createComuni, shippedComuni, type Comuni } from './comuni.ts'
import { watchTable, writeTable } from './table-file.ts'

/** Tables of the outside world: comuni and activity codes. Shared by all tenants, replaced only by an import. */
export interface Reference {
  comuni: Comuni
  ateco: {
    completo(versione: VersioneAteco): boolean
    /** By words or digits, in one version or, newest first, in both. */
    search(q: string, versione?: VersioneAteco): AtecoRow[]
    exists(code: string, versione: VersioneAteco): boolean | null
    title(code: string, versione: VersioneAteco): string | undefined
  }
}

/**
 * The tables in a data folder. Where none was imported the capoluoghi and divisioni shipped with the product answer,
 * and `completo` says so. An import made while the server runs is seen at the next question.
 */
export function openReference(dataDir: string): Reference {
  const comuni = watchTable(dataDir, 'comuni', (rows: ComuneRow[]) => createComuni(rows, true), shippedComuni)
  const tableOf = (versione: VersioneAteco) =>
    watchTable<AtecoEntry[], AtecoTable>(
      dataDir,
      `ateco-${versione}`,
      (rows) => createAteco(versione, rows, true),
      () => shippedAteco(versione),
    )
  const ateco = { '2007': tableOf('2007'), '2025': tableOf('2025') }
  return compose(comuni, ateco)
}

/** Only what the product ships, for callers that have no data folder. */
export const shippedReference = (): Reference =>
  compose(shippedComuni, { '2007': () => shippedAteco('2007'), '2025': () => shippedAteco('2025') })

function compose(comuni: () => Comuni, ateco: Record<VersioneAteco, () => AtecoTable>): Reference {
  return {
    get comuni() {
      return comuni()
    },
    ateco: {
      completo: (versione) => ateco[versione]().completo,
      search: (q, versione) =>
        versione ? ateco[versione]().search(q) : [...ateco['2025']().search(q), ...ateco['2007']().search(q)],
      exists: (code, versione) => ateco[versione]().exists(code),
      title: (code, versione) => ateco[versione]().title(code),
    },
  }
}

/** Replaces the table of comuni with a file of ISTAT; answers how many. `REFERENCE_FILE` when it is another file. */
export async function importComuni(dataDir: string, content: Uint8Array | string): Promise<{ comuni: number }> {
  const rows = parseComuni(content)
  await writeTable(dataDir, 'comuni', rows)
  return { comuni: rows.length }
}

/** Replaces one version of the classification; the file says which. `REFERENCE_FILE` when it is another file. */
export async function importAteco(
  dataDir: string,
  content: Uint8Array | string,
): Promise<{ versione: VersioneAteco; codici: number }> {
  const { versione, rows } = parseAteco(content)
  await writeTable(dataDir, `ateco-${versione}`, rows)
  return { versione, codici: rows.length }
}
