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

/** Tables of comuni and activity codes: shared by all tenants, replaced only by an import. */
export interface Reference {
  comuni: Comuni
  variazioni: Variazioni
  /**
   * The provinces of a loaded file of comuni, the same object until the next one; `undefined` while they are the shipped ones.
   * Reading them puts them to use in the whole process.
   */
  province: ProvinceTable | undefined
  /** Codes of ATECO 2007 in 2025. */
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
 * The tables in a data folder, and the shipped ones where none was loaded; each is read when it is first needed, and a file
 * that is loaded later at the next question.
 */
export function openReference(dataDir: string): Reference {
  const rows = watchTable(dataDir, 'comuni', (comuni: ComuneRow[]) => comuni)
  const provinceOfRows = madeOf([rows], provinceOf)
  const variazioni = watchTable<VariazioneRow[], Variazioni>(dataDir, 'variazioni', createVariazioni)
  const comuni = madeOf([rows, variazioni], (now, changes) => createComuni(now, true, changes.rows))
  const conversion = watchTable(dataDir, 'ateco-raccordo', (lines: ConversionRow[], giorno) => ({
    rows: lines,
    giorno,
  }))
  // the edition of 2022 has codes and levels that the classification of 2007 lacks
  const levelsOf2022 = (): AtecoEntry[] =>
    conversion().rows.flatMap(({ da, titolo }) =>
      /\d/.test(da) && titolo ? [{ codice: atecoDigits(da), titolo }] : [],
    )
  const tableOf = (versione: AtecoVersion) =>
    watchTable<AtecoEntry[], AtecoTable>(dataDir, `ateco-${versione}`, (entries) =>
      createAteco(versione, entries, true, versione === '2007' ? levelsOf2022() : []),
    )
  const ateco = { '2007': tableOf('2007'), '2025': tableOf('2025') }
  const raccordo = madeOf([conversion, ateco['2007'], ateco['2025']], (own, in2007, in2025) =>
    createAtecoConversion({ ...own, codici2007: in2007.leaves(), codici2025: in2025.leaves() }),
  )
  const adopted = (): ProvinceTable | undefined => {
    // without a loaded file the shipped table of comuni is not read
    const province = isLoaded(dataDir, 'comuni') ? provinceOfRows() : undefined
    adoptProvince(province)
    return province
  }
  return {
    get comuni() {
      adopted()
      return comuni()
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

/** Made of tables, and made again when one of them is another. */
function madeOf<S extends readonly unknown[], T>(
  sources: { readonly [I in keyof S]: () => S[I] },
  make: (...tables: S) => T,
): () => T {
  let last: { tables: S; made: T } | undefined
  return () => {
    const tables = sources.map((source) => source()) as unknown as S
    if (tables.some((table, at) => !last || table !== last.tables[at])) last = { tables, made: make(...tables) }
    return last!.made
  }
}

/** Puts the code that was asked for first, in both versions: codes below it must not push it out of sight. */
function inBoth(q: string, found: readonly AtecoRow[]): AtecoRow[] {
  const asked = normalizeAteco(q)
  const isAsked = ({ codice }: AtecoRow) => Number(asked === '' || normalizeAteco(codice) !== asked)
  return found.toSorted((a, b) => isAsked(a) - isAsked(b))
}

/** Replaces the table of comuni with a file of ISTAT; returns how many. `REFERENCE_FILE` for any other file, here and below. */
export async function importComuni(dataDir: string, content: Uint8Array | string): Promise<{ comuni: number }> {
  const rows = withNames(parseComuni(content))
  await writeTable(dataDir, 'comuni', rows)
  return { comuni: rows.length }
}

/** Returns how many comuni are suppressed, and how many of these were divided. */
export async function importVariazioni(
  dataDir: string,
  content: Uint8Array | string,
): Promise<{ variati: number; divisi: number }> {
  const rows = parseVariazioni(content)
  await writeTable(dataDir, 'variazioni', rows)
  return { variati: rows.length, divisi: rows.filter((row) => row.in.length > 1).length }
}

/** Replaces one version of the classification; the file states which. */
export async function importAteco(
  dataDir: string,
  content: Uint8Array | string,
): Promise<{ versione: AtecoVersion; codici: number }> {
  const { versione, rows } = parseAteco(content)
  await writeTable(dataDir, `ateco-${versione}`, rows)
  return { versione, codici: rows.length }
}

/** Replaces the table between both versions; returns how many codes of six digits it has. */
export async function importConversion(dataDir: string, content: Uint8Array | string): Promise<{ codici: number }> {
  const rows = parseConversion(content)
  await writeTable(dataDir, 'ateco-raccordo', rows)
  return { codici: rows.filter(({ livello }) => livello === 6).length }
}
