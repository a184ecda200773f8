import type { TableReport, ReferenceTable } from '@bandiera/domain'
import { rm, stat } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { parseAteco } from './ateco-file.ts'
import { parseConversion } from './ateco-conversion-file.ts'
import { parseComuni, type ComuneRow, withNames } from './comuni-file.ts'
import { fileOfTable, fileReader, writeTable } from './table-file.ts'
import { type TableName, shippedRows, shippedTables } from './shipped.ts'
import { parseVariazioni } from './variazioni-file.ts'

const EXAMPLES = 20

/** A table that a file can replace: how the file is read, and the key and the text of a row. */
interface Kind<T> {
  parse: (content: Uint8Array) => T[]
  keyOf: (row: T) => string
  told: (row: T) => string
}
const kind = <T>(of: Kind<T>): Kind<unknown> => of as unknown as Kind<unknown>

const ateco = (versione: '2007' | '2025'): Kind<unknown> =>
  kind({
    parse: (content) => {
      const file = parseAteco(content)
      if (file.versione !== versione) fileReader(`ATECO ${versione}`).refuse(`il file è di ATECO ${file.versione}`)
      return file.rows
    },
    keyOf: ({ codice }) => codice,
    told: ({ codice, titolo }) => `${codice} ${titolo}`,
  })
const KINDS: { readonly [N in TableName]?: Kind<unknown> } = {
  comuni: kind({
    parse: (content) => withNames(parseComuni(content)),
    keyOf: ({ codice }) => codice,
    told: ({ nome, sigla }) => `${nome} (${sigla})`,
  }),
  variazioni: kind({
    parse: parseVariazioni,
    keyOf: ({ codice, nome }) => `${codice} ${nome}`,
    told: ({ nome, codice, in: into }) => `${nome} ${codice} → ${into.join(', ') || '?'}`,
  }),
  'ateco-2007': ateco('2007'),
  'ateco-2025': ateco('2025'),
  'ateco-raccordo': kind({
    parse: parseConversion,
    keyOf: ({ da }) => da,
    told: ({ da, a, numero }) => `${da} → ${a}${numero > 1 ? ` (${numero})` : ''}`,
  }),
}

/** The reference tables of a data folder, which all tenants share. */
export function createTables(dataDir: string) {
  const listeners = new Set<(nome: TableName) => void>()
  const changed = (nome: TableName) => listeners.forEach((listener) => listener(nome))
  return {
    list: (): Promise<ReferenceTable[]> => Promise.all(shippedTables().map((about) => described(about, dataDir))),
    /** Replaces a table by a file; a trial only reports the changes. `REFERENCE_FILE` for any other file. */
    load: async (given: string, content: Uint8Array, { prova }: { prova: boolean }): Promise<TableReport> => {
      const [nome, of] = kindOf(given)
      const before = rowsIn(fileOfTable(dataDir, nome)) ?? (shippedRows(nome) as unknown[])
      const rows = of.parse(content)
      const rapporto = { nome, prova, ...compared(of, before, rows) }
      if (prova) return rapporto
      await writeTable(dataDir, nome, rows)
      changed(nome)
      return rapporto
    },
    /** Deletes a loaded table: the shipped one is used again. */
    reset: async (given: string): Promise<void> => {
      const [nome] = kindOf(given)
      await rm(fileOfTable(dataDir, nome), { force: true })
      changed(nome)
    },
    /** Calls `listener` after a table was replaced. */
    onChange: (listener: (nome: TableName) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type ReferenceTables = ReturnType<typeof createTables>

function kindOf(given: string): [TableName, Kind<unknown>] {
  const found = Object.entries(KINDS).find(([nome]) => nome === given)
  return (found as [TableName, Kind<unknown>]) ?? fileReader(given).refuse('questa tabella non si carica da un file')
}

async function described(
  { numero, ...about }: ReturnType<typeof shippedTables>[number],
  dataDir: string,
): Promise<ReferenceTable> {
  // the file of comuni has the provinces
  const isProvince = about.nome === 'province'
  const file = fileOfTable(dataDir, isProvince ? 'comuni' : about.nome)
  const loaded = await stat(file).catch(() => null)
  const base = { ...about, caricabile: about.nome in KINDS }
  if (!loaded) return { ...base, righe: numero, caricata: null }
  const rows = rowsIn(file) ?? []
  const righe = isProvince ? new Set((rows as ComuneRow[]).map(({ provincia }) => provincia)).size : rows.length
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
  const parts = { aggiunte: part(aggiunte), tolte: part(tolte), cambiate: part(cambiate) }
  return { prima: before.length, dopo: after.length, ...parts }
}
