import { ADMITTED_COSTS, foldText, AGEVOLAZIONE_FORMS, OBJECTIVES, APPLICANT_KINDS } from '@bandiera/domain'
import type { CsvTable } from '@bandiera/ui/import'
import { texts } from '../texts.ts'

/** Columns of the official table with several values in one cell; other cells are read unchanged. */
const SEVERAL = new Set([
  'Obiettivo_Finalita',
  'Dimensioni',
  'Tipologia_Soggetto',
  'Forma_agevolazione',
  'Costi_Ammessi',
  'Settore_Attivita',
  'Regioni',
  'Ambito_territoriale',
])

/** Columns without which no line could become a grant. */
const NEEDED = ['ID_Incentivo', 'Titolo']

/**
 * The lines of an export of incentivi.gov.it as the records of its JSON shape; an empty cell is no value.
 * @throws Error with an Italian text when columns are missing
 */
export function incentiviOf({ headers, rows }: CsvTable): Record<string, string | string[]>[] {
  const names = headers.map(columnName)
  const missing = NEEDED.filter((column) => !names.includes(column))
  if (missing.length > 0) throw new Error(texts.importa.columnsMissing(missing))
  return rows.map(({ cells }) =>
    Object.fromEntries(
      names.flatMap((name, at) => {
        const cell = cells[at]?.trim() ?? ''
        return cell === '' ? [] : [[name, SEVERAL.has(name) ? severalValues(cell, name) : cell]]
      }),
    ),
  )
}

/** `ID Incentivo` and `id_incentivo` are the same column as `ID_Incentivo`; an unknown one keeps its name. */
function columnName(header: string): string {
  const plain = plainName(header)
  return KNOWN.find((name) => plainName(name) === plain) ?? header
}

const plainName = (name: string): string => name.toLowerCase().replace(/[^a-z]+/g, '')

const KNOWN = [
  ...NEEDED,
  ...SEVERAL,
  'Descrizione',
  'Data_apertura',
  'Data_chiusura',
  'Note_di_apertura_chiusura',
  'Spesa_Ammessa_min',
  'Spesa_Ammessa_max',
  'Agevolazione_Concedibile_min',
  'Agevolazione_Concedibile_max',
  'Codici_ATECO',
  'Comuni',
  'Soggetto_Concedente',
  'Base_normativa_primaria',
  'Base_normativa_secondaria',
  'Provvedimento_attuativo',
  'Gazzetta_ufficiale',
  'Stanziamento_incentivo',
  'Link_istituzionale',
  'Altre_caratteristiche',
  'Data_ultimo_aggiornamento',
]

const SETTORI = (
  'Agricoltura, silvicoltura e pesca|Agroalimentare|Alberghiero|Altri servizi|Artigianato|Commercio|Costruzioni|' +
  'Cultura|Energia|ICT|Industria|Manifatturiero|Ristorazione|Salute|Trasporti|Turismo|Tutti i settori'
).split('|')
/** Values with a comma of their own are here too: only the lists distinguish one value from two. */
const VALUES = [...OBJECTIVES, ...AGEVOLAZIONE_FORMS, ...ADMITTED_COSTS, ...APPLICANT_KINDS, ...SETTORI]
const known = new Set(VALUES.map(foldText))
/** Columns whose values never have a comma. */
const WITHOUT_COMMA = new Set(['Dimensioni', 'Tipologia_Soggetto', 'Regioni', 'Ambito_territoriale'])

/**
 * The values of a list in a cell: `["a", "b"]`, `a; b`, `a|b`, one per line, or `a,b` as Solr writes it, with a backslash before
 * a comma inside a value. Without backslashes, values of the closed lists are recognised as a whole; in other texts a comma
 * before a blank belongs to the text.
 */
export function severalValues(cell: string, column = ''): string[] {
  const quoted = cell.startsWith('[') ? jsonList(cell) : null
  if (quoted) return filled(quoted)
  if (/\\[,\\]/.test(cell)) return filled(escapedValues(cell))
  if (WITHOUT_COMMA.has(column)) return filled(cell.split(/[,;|\n]/))
  if (known.has(foldText(cell))) return [cell]
  if (/[;|\n]/.test(cell)) return filled(cell.split(/[;|\n]/).flatMap((part) => commaValues(part)))
  return filled(commaValues(cell))
}

const filled = (values: readonly string[]): string[] => values.map((one) => one.trim()).filter(Boolean)

function jsonList(cell: string): string[] | null {
  try {
    const list: unknown = JSON.parse(cell)
    return Array.isArray(list) ? list.map(String) : null
  } catch {
    return null
  }
}

/** Splits at commas without a backslash, and removes the backslash from the others. */
function escapedValues(cell: string): string[] {
  const values: string[] = ['']
  for (const [piece] of cell.matchAll(/\\.|[^\\]|\\$/gs)) {
    if (piece === ',') values.push('')
    else values[values.length - 1] += piece.length > 1 && piece.startsWith('\\') ? piece.slice(1) : piece
  }
  return values
}

/** Repeatedly takes the longest run of pieces that is a value of the list; text between two values is cut where no blank follows. */
function commaValues(text: string): string[] {
  const pieces = text.split(',')
  const found: string[] = []
  let loose: string[] = []
  const settle = (): void => {
    if (loose.length > 0) found.push(...loose.join(',').split(/,(?!\s)/))
    loose = []
  }
  for (let at = 0; at < pieces.length;) {
    const length = longestKnown(pieces, at)
    if (length === 0) loose.push(pieces[at]!)
    else {
      settle()
      found.push(pieces.slice(at, at + length).join(','))
    }
    at += Math.max(length, 1)
  }
  settle()
  return found
}

function longestKnown(pieces: readonly string[], at: number): number {
  for (let length = Math.min(pieces.length - at, LONGEST); length > 0; length -= 1) {
    const run = pieces.slice(at, at + length)
    // a piece of signs alone is a value, not part of the previous one
    if (run.every((piece) => foldText(piece) !== '') && known.has(foldText(run.join(',')))) return length
  }
  return 0
}

/** Most pieces that a value of the lists falls into. */
const LONGEST = Math.max(...VALUES.map((one) => one.split(',').length))
