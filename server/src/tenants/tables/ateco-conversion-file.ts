import Papa from 'papaparse'
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
  da: /^CODICE_ATECO_2022$/,
  titolo: /^TITOLO(_ATECO_2022)?$/,
  numero: /^NUMERO_CORR(_ATECO_2022)?$/,
  tipo: /^SOTTOTIPOLOGIA$/,
  a: /^CODICE_ATECO_2025_RAPPRESENTATIVO$/,
} as const
const TITLE_2025 = /^TITOLO_ATECO_2025_RAPPRESENTATIVO$/

/** Reads ISTAT's operational table (CSV with `;` or `,`), its columns by their names. `REFERENCE_FILE` when it is another file. */
export function parseConversion(content: Uint8Array | string): ConversionRow[] {
  const [header = [], ...rows] = Papa.parse<string[]>(decodeText(content), { skipEmptyLines: 'greedy' }).data
  const names = header.map((cell) =>
    cell
      .trim()
      .toUpperCase()
      .replace(/[\s_]+/g, '_'),
  )
  const column = (pattern: RegExp) => names.findIndex((name) => pattern.test(name))
  const at = Object.fromEntries(Object.entries(COLUMNS).map(([name, pattern]) => [name, column(pattern)]))
  for (const [name, index] of Object.entries(at)) if (index < 0) file.refuse(`manca la colonna «${LABELS[name]}»`)
  const title = column(TITLE_2025)
  const read = rows.map((row, i) => {
    const cell = (index: number | undefined) => row[index ?? -1]?.trim() ?? ''
    const [da, numero, a] = [cell(at.da), Number(cell(at.numero)), cell(at.a)]
    const isWhole = isCode(da) && isCode(a) && Number.isInteger(numero) && numero > 0
    if (!isWhole) file.refuse(`riga ${i + 2} non valida`)
    const livello = levelOf(da)
    return { da, titolo: cell(at.titolo), livello, numero, tipo: cell(at.tipo).toUpperCase(), a, titoloA: cell(title) }
  })
  if (!read.some(({ livello }) => livello === 6)) file.refuse('nessun codice a sei cifre')
  return read
}

const LABELS: Record<string, string> = {
  da: 'CODICE_ATECO_2022',
  titolo: 'TITOLO_ATECO_2022',
  numero: 'NUMERO_CORR_ATECO_2022',
  tipo: 'SOTTOTIPOLOGIA',
  a: 'CODICE_ATECO_2025_RAPPRESENTATIVO',
}

const isCode = (text: string): boolean => /^([A-Z]|\d\d(\.\d(\d(\.\d\d?)?)?)?)$/.test(text)
const levelOf = (code: string): number => (/^[A-Z]$/.test(code) ? 1 : code.replaceAll('.', '').length)
