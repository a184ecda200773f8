import { textOfBytes } from '@bandiera/domain'
import { csvLines } from './csv-lines.ts'
import { tableOfLines, type CsvTable, type CsvRead } from './table-of-lines.ts'

const MOST_BYTES = 20 * 1024 * 1024
export const wrong = (motivo: string): { ok: false; motivo: string } => ({ ok: false, motivo })
const nothingKnown = (): boolean => false

/** `;`, tab, `,` or `|`, Excel's `sep=;`, UTF-8, UTF-16 or the Western code page. Titles above, empty lines and repeated headings are passed over. */
export async function readCsv(file: Blob): Promise<CsvRead> {
  const read = await bytesOf(file)
  if (!read.ok) return read
  if (isZip(read.bytes)) return wrong('Questo è un file di Excel: aprilo e salvalo come CSV, poi scegli quello.')
  return csvTable(read.bytes, nothingKnown)
}

async function csvTable(bytes: Uint8Array, isKnown: (header: string) => boolean): Promise<CsvRead> {
  const text = textOfBytes(bytes)
  if (text.includes('\0')) return wrong('Questo non è un file di testo: scegli un file CSV o di Excel (.xlsx).')
  const { default: Papa } = await import('papaparse')
  const read = csvLines(text, Papa, isKnown)
  return read.ok ? tableOfLines(read.lines, isKnown) : read
}

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

async function bytesOf(file: Blob): Promise<{ ok: true; bytes: Uint8Array } | { ok: false; motivo: string }> {
  if (file.size === 0) return wrong('Il file è vuoto.')
  if (file.size > MOST_BYTES) return wrong('Il file supera 20 MB: dividilo in più file.')
  return { ok: true, bytes: await contentOf(file) }
}

const contentOf = (file: Blob): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(new Uint8Array(reader.result as ArrayBuffer)))
    reader.addEventListener('error', () => reject(new Error('Non riesco a leggere il file: sceglilo di nuovo.')))
    reader.readAsArrayBuffer(file)
  })

/** One sheet of a file; a CSV has one without a name. */
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
