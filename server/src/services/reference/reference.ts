import type { VersioneAteco } from '@bandiera/domain'
import { parseAteco, type AtecoEntry } from './ateco-file.ts'
import { createAteco, type AtecoRow, type AtecoTable } from './ateco.ts'
import { parseComuni, type ComuneRow } from './comuni-file.ts'
import { createComuni, type Comuni } from './comuni.ts'
import { withNames } from './names-kept.ts'
import { watchTable, writeTable } from './table-file.ts'
import { parseVariazioni, type VariazioneRow } from './variazioni-file.ts'
import { createVariazioni, type Variazioni } from './variazioni.ts'

/** Tables of the outside world: comuni, what became of them, and activity codes. Shared by all tenants, replaced only by an import. */
export interface Reference {
  comuni: Comuni
  variazioni: Variazioni
  ateco: {
    completo(versione: VersioneAteco): boolean
    /** By words or digits, in one version or, newest first, in both. */
    search(q: string, versione?: VersioneAteco): AtecoRow[]
    exists(code: string, versione: VersioneAteco): boolean | null
    title(code: string, versione: VersioneAteco): string | undefined
  }
}

/**
 * The tables in a data folder; those that the server ships where none was loaded, each read at the first question that needs it. A file
 * loaded while the server runs is seen at the next question.
 */
export function openReference(dataDir: string): Reference {
  const comuni = watchTable(dataDir, 'comuni', (rows: ComuneRow[]) => rows)
  const tableOf = (versione: VersioneAteco) =>
    watchTable<AtecoEntry[], AtecoTable>(dataDir, `ateco-${versione}`, (rows) => createAteco(versione, rows, true))
  const ateco = { '2007': tableOf('2007'), '2025': tableOf('2025') }
  const variazioni = watchTable<VariazioneRow[], Variazioni>(dataDir, 'variazioni', createVariazioni)
  return compose({ comuni, variazioni, ateco })
}

interface Tables {
  comuni: () => readonly ComuneRow[]
  variazioni: () => Variazioni
  ateco: Record<VersioneAteco, () => AtecoTable>
}

function compose({ comuni, variazioni, ateco }: Tables): Reference {
  const named = joined(comuni, variazioni, (rows, changes) => createComuni(rows, true, changes.rows))
  return {
    get comuni() {
      return named()
    },
    get variazioni() {
      return variazioni()
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

/** What is made of two tables, made again when one of them is another. */
function joined<A, B, T>(first: () => A, second: () => B, make: (a: A, b: B) => T): () => T {
  let last: { a: A; b: B; made: T } | undefined
  return () => {
    const [a, b] = [first(), second()]
    if (last?.a !== a || last.b !== b) last = { a, b, made: make(a, b) }
    return last.made
  }
}

/** Replaces the table of comuni with a file of ISTAT; answers how many. `REFERENCE_FILE` when it is another file. */
export async function importComuni(dataDir: string, content: Uint8Array | string): Promise<{ comuni: number }> {
  const rows = withNames(parseComuni(content))
  await writeTable(dataDir, 'comuni', rows)
  return { comuni: rows.length }
}

/**
 * Replaces the table of changes of comuni with a file of ISTAT; answers how many comuni are no more, and how many of these were
 * divided. `REFERENCE_FILE` when it is another file.
 */
export async function importVariazioni(
  dataDir: string,
  content: Uint8Array | string,
): Promise<{ variati: number; divisi: number }> {
  const rows = parseVariazioni(content)
  await writeTable(dataDir, 'variazioni', rows)
  return { variati: rows.length, divisi: rows.filter((row) => row.in.length > 1).length }
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
