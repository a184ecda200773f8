import { bytesOf, csvTable, isZip, nothingKnown, wrong, type CsvTable } from './read-csv.ts'

export interface SheetChoice {
  nome: string
  table: CsvTable
}
/** The tables of a file, never none; or in Italian why it cannot be read. */
export type TableRead = { ok: true; fogli: readonly SheetChoice[] } | { ok: false; motivo: string }

export interface ReadOptions {
  /** Whether a text is the name of a column that the reader expects: it finds the line with the names of the columns. */
  isKnown?: (header: string) => boolean
}

/** Excel before 2007, and files that it protects with a password. */
const isOld = (bytes: Uint8Array): boolean => bytes[0] === 0xd0 && bytes[1] === 0xcf

/** Reads the tables of a CSV or of an Excel file (`.xlsx`): its visible sheets that hold something. */
export async function readTable(file: Blob, { isKnown = nothingKnown }: ReadOptions = {}): Promise<TableRead> {
  const read = await bytesOf(file)
  if (!read.ok) return read
  if (isOld(read.bytes))
    return wrong('Questo file di Excel è del vecchio tipo (.xls) o ha una password: salvalo come .xlsx senza password.')
  if (isZip(read.bytes)) {
    const { readXlsx } = await import('./read-xlsx.ts')
    return readXlsx(read.bytes, isKnown)
  }
  const answer = await csvTable(read.bytes, isKnown)
  return answer.ok ? { ok: true, fogli: [{ nome: '', table: answer.table }] } : answer
}
