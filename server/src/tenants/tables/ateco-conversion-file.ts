import { decodeText, fileReader, type FileReader } from './table-file.ts'

const file: FileReader = fileReader('raccordo ATECO 2022 - 2025')

/** A row of ISTAT's operational table: a code of ATECO 2007 in its edition of 2022, at any level, and what it is in 2025. */
export interface ConversionRow {
  /** As written: `01.11.10`, a letter for a section. */
  da: string
  titolo: string
  /** 1 section, 2 divisione, ... 6 sottocategoria. */
  livello: number
  /** How many codes of 2025 of its level it corresponds to. */
  numero: number
  /** `1-1`, `N-1`, `1-M`, `N-M`: how many codes correspond to how many. */
  tipo: string
  /** The code of 2025 that covers all of them; of fewer digits when they are many. */
  a: string
  titoloA: string
}

const COLUMNS = {
  CODICE_ATECO_2022: /^CODICE[ _]+ATECO[ _]+2022$/i,
  TITOLO_ATECO_2022: /^TITOLO([ _]+ATECO[ _]+2022)?$/i,
  NUMERO_CORR_ATECO_2022: /^NUMERO[ _]+CORR([ _]+ATECO[ _]+2022)?$/i,
  SOTTOTIPOLOGIA: /^SOTTOTIPOLOGIA$/i,
  CODICE_ATECO_2025_RAPPRESENTATIVO: /^CODICE[ _]+ATECO[ _]+2025[ _]+RAPPRESENTATIVO$/i,
  TITOLO_ATECO_2025_RAPPRESENTATIVO: /^TITOLO[ _]+ATECO[ _]+2025[ _]+RAPPRESENTATIVO$/i,
}
type Column = keyof typeof COLUMNS
const columns = Object.keys(COLUMNS) as Column[]
const needed = columns.filter((column) => column !== 'TITOLO_ATECO_2025_RAPPRESENTATIVO').map((column) => [column])

/** Reads ISTAT's operational table (CSV with `;` or `,`). `REFERENCE_FILE` for any other file. */
export function parseConversion(content: Uint8Array | string): ConversionRow[] {
  const read = file.csv(decodeText(content), { columns: COLUMNS, needed }, rowOf)
  if (!read.some(({ livello }) => livello === 6)) file.refuse('nessun codice a sei cifre')
  return read
}

function rowOf(cell: (column: Column) => string): ConversionRow | undefined {
  const [da, a] = [cell('CODICE_ATECO_2022'), cell('CODICE_ATECO_2025_RAPPRESENTATIVO')]
  const numero = Number(cell('NUMERO_CORR_ATECO_2022'))
  if (!isCode(da) || !isCode(a) || !Number.isInteger(numero) || numero <= 0) return undefined
  const [titolo, titoloA] = [cell('TITOLO_ATECO_2022'), cell('TITOLO_ATECO_2025_RAPPRESENTATIVO')]
  return { da, titolo, livello: levelOf(da), numero, tipo: cell('SOTTOTIPOLOGIA').toUpperCase(), a, titoloA }
}

const isCode = (text: string): boolean => /^([A-Z]|\d\d(\.\d(\d(\.\d\d?)?)?)?)$/.test(text)
const levelOf = (code: string): number => (/^[A-Z]$/.test(code) ? 1 : code.replaceAll('.', '').length)
