import type { TableReport, ReferenceTable } from '@bandiera/domain'
import { rm, stat } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { parseAteco, type AtecoEntry } from './ateco-file.ts'
import { parseConversion, type ConversionRow } from './ateco-conversion-file.ts'
import { parseComuni, type ComuneRow, withNames } from './comuni-file.ts'
import { fileOfTable, fileReader, writeTable } from './table-file.ts'
import { type TableName, shippedRows, shippedTables } from './shipped.ts'
import { parseVariazioni, type VariazioneRow } from './variazioni-file.ts'

/** The reference tables of a data folder as a whole: what each holds, and newer files for them. All tenants share them. */
export interface ReferenceTables {
  list(): Promise<ReferenceTable[]>
  /** What a file would change of a table, or, unless it is a trial, changes. `REFERENCE_FILE` when it is another file. */
  load(nome: string, content: Uint8Array, options: { prova: boolean }): Promise<TableReport>
  /** Takes a loaded table away: the shipped one answers again. */
  reset(nome: string): Promise<void>
  /** Calls `listener` after a table was replaced. Returns a function that stops it. */
  onChange(listener: (nome: TableName) => void): () => void
}

const EXAMPLES = 20

/** A table that takes a file: how it is read, and what one row is called by and says. */
interface Kind<T> {
  parse: (content: Uint8Array) => T[]
  keyOf: (row: T) => string
  told: (row: T) => string
}

const comuni: Kind<ComuneRow> = {
  parse: (content) => withNames(parseComuni(content)),
  keyOf: ({ codice }) => codice,
  told: ({ nome, sigla }) => `${nome} (${sigla})`,
}
const variazioni: Kind<VariazioneRow> = {
  parse: parseVariazioni,
  keyOf: ({ codice, nome }) => `${codice} ${nome}`,
  told: ({ nome, codice, in: into }) => `${nome} ${codice} → ${into.join(', ') || '?'}`,
}
const ateco = (versione: '2007' | '2025'): Kind<AtecoEntry> => ({
  parse: (content) => {
    const file = parseAteco(content)
    if (file.versione !== versione) fileReader(`ATECO ${versione}`).refuse(`il file è di ATECO ${file.versione}`)
    return file.rows
  },
  keyOf: ({ codice }) => codice,
  told: ({ codice, titolo }) => `${codice} ${titolo}`,
})
const raccordo: Kind<ConversionRow> = {
  parse: parseConversion,
  keyOf: ({ da }) => da,
  told: ({ da, a, numero }) => `${da} → ${a}${numero > 1 ? ` (${numero})` : ''}`,
}
/** How rows of one kind of table are named and compared. */
const anyOf = <T>(kind: Kind<T>): Kind<unknown> => kind as unknown as Kind<unknown>
const KINDS: { readonly [N in TableName]?: Kind<unknown> } = {
  comuni: anyOf(comuni),
  variazioni: anyOf(variazioni),
  'ateco-2007': anyOf(ateco('2007')),
  'ateco-2025': anyOf(ateco('2025')),
  'ateco-raccordo': anyOf(raccordo),
}

export function createTables(dataDir: string): ReferenceTables {
  const listeners = new Set<(nome: TableName) => void>()
  const changed = (nome: TableName) => listeners.forEach((listener) => listener(nome))
  const current = (nome: TableName): unknown[] => rowsIn(fileOfTable(dataDir, nome)) ?? (shippedRows(nome) as unknown[])
  return {
    list: () => Promise.all(shippedTables().map((about) => described(about, dataDir))),
    load: async (given, content, { prova }) => {
      const { nome, kind } = kindOf(given)
      const rows = kind.parse(content)
      const rapporto = { nome, prova, ...compared(kind, current(nome), rows) }
      if (prova) return rapporto
      await writeTable(dataDir, nome, rows)
      changed(nome)
      return rapporto
    },
    reset: async (given) => {
      const { nome } = kindOf(given)
      await rm(fileOfTable(dataDir, nome), { force: true })
      changed(nome)
    },
    onChange: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function kindOf(given: string): { nome: TableName; kind: Kind<unknown> } {
  const found = Object.entries(KINDS).find(([nome]) => nome === given)
  if (!found) return fileReader(given).refuse('questa tabella non si carica da un file')
  return { nome: found[0] as TableName, kind: found[1] }
}

async function described(
  { numero, ...about }: ReturnType<typeof shippedTables>[number],
  dataDir: string,
): Promise<ReferenceTable> {
  // the file of comuni has the provinces
  const file = fileOfTable(dataDir, about.nome === 'province' ? 'comuni' : about.nome)
  const loaded = await stat(file).catch(() => null)
  const base = { ...about, caricabile: about.nome in KINDS }
  if (!loaded) return { ...base, righe: numero, caricata: null }
  const rows = rowsIn(file) ?? []
  const righe =
    about.nome === 'province' ? new Set((rows as ComuneRow[]).map(({ provincia }) => provincia)).size : rows.length
  return { ...base, righe, caricata: loaded.mtime.toISOString() }
}

function rowsIn(file: string): unknown[] | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown[]
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function compared<T>({ keyOf, told }: Kind<T>, before: readonly T[], after: readonly T[]) {
  const [old, now] = [before, after].map((rows) => new Map(rows.map((row) => [keyOf(row), row])))
  const aggiunte = after.filter((row) => !old!.has(keyOf(row))).map(told)
  const tolte = before.filter((row) => !now!.has(keyOf(row))).map(told)
  const cambiate = after.flatMap((row) => {
    const was = old!.get(keyOf(row))
    return was && told(was) !== told(row) ? [`${told(was)} → ${told(row)}`] : []
  })
  const part = (rows: string[]) => ({ righe: rows.length, esempi: rows.slice(0, EXAMPLES) })
  return {
    prima: before.length,
    dopo: after.length,
    aggiunte: part(aggiunte),
    tolte: part(tolte),
    cambiate: part(cambiate),
  }
}
