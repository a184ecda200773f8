import { adoptProvince, atecoDigits, normalizeAteco, type ProvinceTable, type AtecoVersion } from '@bandiera/domain'
import { parseAteco, type AtecoEntry } from './ateco-file.ts'
import { parseConversion, type ConversionRow } from './ateco-conversion-file.ts'
import { createAtecoConversion, type ServedConversion } from './ateco-conversion.ts'
import { createAteco, type AtecoRow, type AtecoTable } from './ateco.ts'
import { parseComuni, type ComuneRow, withNames } from './comuni-file.ts'
import { createComuni, type Comuni } from './comuni.ts'
import { provinceOf } from './province.ts'
import { isLoaded, watchTable, writeTable } from './table-file.ts'
import { parseVariazioni, type VariazioneRow } from './variazioni-file.ts'
import { createVariazioni, type Variazioni } from './variazioni.ts'

/** Tables of the outside world: comuni, what became of them, and activity codes. Shared by all tenants, replaced only by an import. */
export interface Reference {
  comuni: Comuni
  variazioni: Variazioni
  /**
   * The provinces of a file of comuni that was loaded; `undefined` while they are those that the release ships. They are in use in the whole process
   * from this question on; the same object for as long as the file is.
   */
  province: ProvinceTable | undefined
  /** What codes of ATECO 2007 are in 2025. */
  raccordo: ServedConversion
  ateco: {
    completo(versione: AtecoVersion): boolean
    /** By words or digits, in one version or, newest first, in both. */
    search(q: string, versione?: AtecoVersion): AtecoRow[]
    exists(code: string, versione: AtecoVersion): boolean | null
    title(code: string, versione: AtecoVersion): string | undefined
  }
}

/**
 * The tables in a data folder; those that the server ships where none was loaded, each read at the first question that needs it. A file
 * loaded while the server runs is seen at the next question.
 */
export function openReference(dataDir: string): Reference {
  const comuni = watchTable(dataDir, 'comuni', (rows: ComuneRow[]) => rows)
  const province = ofRows(comuni, provinceOf)
  const tableOf = (versione: AtecoVersion) =>
    watchTable<AtecoEntry[], AtecoTable>(dataDir, `ateco-${versione}`, (rows) =>
      createAteco(versione, rows, true, versione === '2007' ? levelsOf2022() : []),
    )
  const righe = watchTable<ConversionRow[], ConversionTable>(dataDir, 'ateco-raccordo', (rows, giorno) => ({
    rows,
    giorno,
  }))
  // the edition of 2022 has codes and levels that the classification of 2007 lacks
  const levelsOf2022 = (): AtecoEntry[] =>
    righe().rows.flatMap(({ da, titolo }) => (/\d/.test(da) && titolo ? [{ codice: atecoDigits(da), titolo }] : []))
  const ateco = { '2007': tableOf('2007'), '2025': tableOf('2025') }
  const variazioni = watchTable<VariazioneRow[], Variazioni>(dataDir, 'variazioni', createVariazioni)
  return compose({
    comuni,
    // the shipped table of comuni is not read for this
    province: () => (isLoaded(dataDir, 'comuni') ? province() : undefined),
    variazioni,
    ateco,
    raccordo: conversionOf(righe, ateco),
  })
}

interface ConversionTable {
  rows: ConversionRow[]
  giorno: string
}

/** Made again when one of its source tables is replaced. */
function conversionOf(righe: () => ConversionTable, ateco: Tables['ateco']): () => ServedConversion {
  let of: readonly unknown[] = []
  let made: ServedConversion | undefined
  return () => {
    const [own, in2007, in2025] = [righe(), ateco['2007'](), ateco['2025']()]
    const now = [own, in2007, in2025]
    if (!made || now.some((table, i) => table !== of[i])) {
      made = createAtecoConversion({ ...own, codici2007: in2007.leaves(), codici2025: in2025.leaves() })
      of = now
    }
    return made
  }
}

interface Tables {
  comuni: () => readonly ComuneRow[]
  province: () => ProvinceTable | undefined
  variazioni: () => Variazioni
  raccordo: () => ServedConversion
  ateco: Record<AtecoVersion, () => AtecoTable>
}

function compose({ comuni, province, variazioni, raccordo, ateco }: Tables): Reference {
  const named = joined(comuni, variazioni, (rows, changes) => createComuni(rows, true, changes.rows))
  const adopted = (): ProvinceTable | undefined => {
    const tavola = province()
    adoptProvince(tavola)
    return tavola
  }
  return {
    get comuni() {
      adopted()
      return named()
    },
    get province() {
      return adopted()
    },
    get variazioni() {
      return variazioni()
    },
    get raccordo() {
      return raccordo()
    },
    ateco: {
      completo: (versione) => ateco[versione]().completo,
      search: (q, versione) =>
        versione
          ? ateco[versione]().search(q)
          : inBoth(q, [...ateco['2025']().search(q), ...ateco['2007']().search(q)]),
      exists: (code, versione) => ateco[versione]().exists(code),
      title: (code, versione) => ateco[versione]().title(code),
    },
  }
}

/** What is made of a table, made again when it is another one. */
function ofRows<A, T>(table: () => A, make: (rows: A) => T): () => T {
  let last: { rows: A; made: T } | undefined
  return () => {
    const rows = table()
    if (last?.rows !== rows) last = { rows, made: make(rows) }
    return last.made
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

/**
 * Puts the code that was asked for first, in the newest version and in the other, so that the codes below it never push it
 * out of sight.
 */
function inBoth(q: string, found: readonly AtecoRow[]): AtecoRow[] {
  const asked = normalizeAteco(q)
  const isAsked = ({ codice }: AtecoRow) => Number(asked === '' || normalizeAteco(codice) !== asked)
  return found.toSorted((a, b) => isAsked(a) - isAsked(b))
}

/** Replaces the table of comuni with a file of ISTAT; returns how many. `REFERENCE_FILE` for any other file. */
export async function importComuni(dataDir: string, content: Uint8Array | string): Promise<{ comuni: number }> {
  const rows = withNames(parseComuni(content))
  await writeTable(dataDir, 'comuni', rows)
  return { comuni: rows.length }
}

/**
 * Replaces the table of changes of comuni with a file of ISTAT; returns how many comuni are suppressed, and how many of
 * these were divided. `REFERENCE_FILE` for any other file.
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
): Promise<{ versione: AtecoVersion; codici: number }> {
  const { versione, rows } = parseAteco(content)
  await writeTable(dataDir, `ateco-${versione}`, rows)
  return { versione, codici: rows.length }
}

/** Replaces the table between both versions; returns how many codes of six digits it has. `REFERENCE_FILE` for any other file. */
export async function importConversion(dataDir: string, content: Uint8Array | string): Promise<{ codici: number }> {
  const rows = parseConversion(content)
  await writeTable(dataDir, 'ateco-raccordo', rows)
  return { codici: rows.filter(({ livello }) => livello === 6).length }
}
