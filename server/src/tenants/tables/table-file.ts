import { textOfBytes } from '@bandiera/domain'
import Papa from 'papaparse'
import { existsSync, readFileSync, statSync } from 'node:fs'
import * as path from 'node:path'
import { PortalError } from '../../errors.ts'
import { writeWhole } from '../../store/disk.ts'
import { makeFolder } from '../../store/make-folder.ts'
import { type TableName, shippedRows, shippedTables } from './shipped.ts'

export const fileOfTable = (dataDir: string, name: TableName): string => path.join(dataDir, 'reference', `${name}.json`)

export const isLoaded = (dataDir: string, name: TableName): boolean => existsSync(fileOfTable(dataDir, name))

/** Writes a table whole or not at all. */
export async function writeTable(dataDir: string, name: TableName, rows: unknown): Promise<void> {
  const folder = path.join(dataDir, 'reference')
  const file = fileOfTable(dataDir, name)
  try {
    await makeFolder(folder)
    await writeWhole(file, JSON.stringify(rows), { draft: `${file}.${process.pid}.tmp` })
  } catch (error) {
    throw new PortalError('DATA_UNWRITABLE', folder, (error as Error).message)
  }
}

/**
 * The loaded table, built again when its file is replaced; the shipped one while there is none. `build` gets the day of the
 * data, empty for a loaded file, which does not state it.
 * @example const table = watchTable(dataDir, 'comuni', createComuni)
 */
export function watchTable<R, T>(dataDir: string, name: TableName, build: (rows: R, giorno: string) => T): () => T {
  const file = fileOfTable(dataDir, name)
  let seen = ''
  let table: T | undefined
  return () => {
    const stat = statSync(file, { throwIfNoEntry: false })
    const now = stat ? `${stat.mtimeMs}:${stat.size}:${stat.ino}` : 'none'
    if (table === undefined || now !== seen) {
      const rows = (stat ? JSON.parse(readFileSync(file, 'utf8')) : shippedRows(name)) as R
      table = build(rows, stat ? '' : (shippedTables().find(({ nome }) => nome === name)?.giorno ?? ''))
      seen = now
    }
    return table
  }
}

interface CsvShape<C extends string> {
  /** Column names of the table, by the pattern of their header. */
  columns: Record<C, RegExp>
  /** Of each group one column must be there. */
  needed: readonly (readonly C[])[]
  options?: { delimiter?: string; delimitersToGuess?: string[] }
}

export interface FileReader {
  json: (text: string) => unknown
  /** The rows of a CSV file; `read` gets the trimmed cell of a column, and returns nothing for an invalid row. */
  csv: <C extends string, T>(
    text: string,
    shape: CsvShape<C>,
    read: (cell: (column: C) => string) => T | readonly T[] | undefined,
  ) => T[]
  /** `REFERENCE_FILE` with the expected file and the reason. */
  refuse: (reason: string) => never
}

/** Reads one kind of reference file; refuses any other. */
export function fileReader(kind: string): FileReader {
  const refuse = (reason: string): never => {
    throw new PortalError('REFERENCE_FILE', kind, reason)
  }
  return {
    json: (text) => {
      try {
        return JSON.parse(text)
      } catch {
        return refuse('JSON non leggibile')
      }
    },
    csv: (text, { columns, needed, options }, read) => {
      const [header = [], ...rows] = Papa.parse<string[]>(text, { ...options, skipEmptyLines: 'greedy' }).data
      const names = header.map((cell) => cell.replace(/\s+/g, ' ').trim())
      const placeOf = (column: keyof typeof columns) => names.findIndex((name) => columns[column].test(name))
      for (const group of needed)
        if (group.every((column) => placeOf(column) < 0)) refuse(`manca la colonna «${group[0]}»`)
      const at = new Map(Object.keys(columns).map((column) => [column, placeOf(column as keyof typeof columns)]))
      return rows.flatMap(
        (row, i) => read((column) => row[at.get(column)!]?.trim() ?? '') ?? refuse(`riga ${i + 2} non valida`),
      )
    },
    refuse,
  }
}

/** Without the byte order mark. */
export const decodeText = (content: Uint8Array | string): string =>
  typeof content === 'string' ? content.replace(/^\uFEFF/, '') : textOfBytes(content)
