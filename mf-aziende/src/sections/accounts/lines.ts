import { plainDashes, readAmount, tidyText } from '@bandiera/domain'
import { unitIn, type Factor } from '../../parts/units.ts'
import { labelOf } from './labels.ts'

export interface Entry {
  testo: string
  nome: string
  /** By column; `undefined` where the cell is empty or holds no amount. */
  importi: (number | undefined)[]
  /** Digits beside the name are no amount. */
  illeggibile: boolean
  /** `85.000 -`, blanks between: a minus behind, or nothing in the next column. */
  dubbia?: boolean
  /** The line has no cells: a missing note moves its amounts. */
  senzaCelle?: boolean
  /** `1 234 567`: as many amounts, or one with its thousands apart. */
  gruppi?: number
  /** The amounts stood in lines of their own under the name. */
  sotto?: boolean
}

interface Entries {
  righe: Entry[]
  anni: number[]
  /** A column of notes may precede them. */
  colonne: number[]
  /** Where a header says so without naming the year. */
  corrente?: number
}

const HEADER =
  /^(?:abbreviat[ao]|al|anno|attivo|bilancio|conto|assoluta|corrente|dati|delta|descrizione|diff|differenza|scost|scostamento|percentuale|var|variazione|variazioni|di|dicembre|e|economico|esercizio|euro|eur|chiuso|forma|il|in|importi|micro|ordinari[ao]|passivo|periodo|sald[oi]|unita|unità|importo|migliaia|nota|note|patrimoniale|precedente|stato|valori|voce|voci)$/

/** Cells are split by tab, `;`, bar or a wide gap; without them the figures are at the end of the line. */
export function entriesOf(text: string): Entries {
  const entries: Entry[] = []
  let anni: number[] = []
  let foundColumns: number[] = []
  let corrente = -1
  const lines = text.split(/\r\n|\r|\n/).filter((line) => tidyText(line) !== '')
  const fattore = lines.reduce<Factor>((found, line) => (found === 1 ? unitOf(line) : found), 1)
  for (const line of lines) {
    const years = yearsOf(unitIn(line).senza)
    if (years.length > 0) {
      if (anni.length === 0) [anni, foundColumns] = [years, columnsOf(line, years)]
      continue
    }
    const entry = entryOf(line, fattore)
    if (corrente < 0) corrente = currentColumn(line)
    if (!isBelow(entries.at(-1), entry, fattore)) entries.push(entry)
  }
  return { righe: entries, anni, colonne: foundColumns, ...(corrente >= 0 && { corrente }) }
}

/** A header has no figures but those of its years. */
function unitOf(line: string): Factor {
  const { fattore, senza } = unitIn(line)
  const rest = plainDashes(senza).replace(
    /(?:\b\d{1,2}[-/.]\d{1,2}[-/.]|\b(?:28|29|30|31) )?\b(?:19|20)\d\d\b|\b(?:28|29|30|31)\b/g,
    '',
  )
  return /\d/.test(rest) ? 1 : fattore
}

/** One after the other where the header has no cells. */
function columnsOf(line: string, years: readonly number[]): number[] {
  const cells = cellsOf(line)
  const at = cells.flatMap((cell, index) => yearsOf(unitIn(cell).senza).map(() => index))
  const first = at[0] === 0 ? 0 : 1
  const apart = at.length === years.length && new Set(at).size === years.length
  return apart ? at.map((index) => index - first) : years.map((_year, index) => index)
}

/** Years of a header: `2024 2023`, `31/12/2024`, `Esercizio 2024`; none for a line that says more than its columns. */
function yearsOf(line: string): number[] {
  const bare = withWholeYears(plainDashes(tidyText(line)).toLowerCase())
  const years = [...bare.matchAll(/(?:\b(?:31|30|28|29)[-/.](?:12|\d{1,2})[-/.])?\b((?:19|20)\d{2})\b/g)]
  if (years.length === 0) return []
  const rest = years.reduce((text, [all]) => text.replace(all, ' '), bare)
  const words = rest.split(/[^\p{L}\d]+/u).filter((word) => word !== '' && word !== '31')
  return words.every((word) => HEADER.test(word)) ? years.map(([, year]) => Number(year)) : []
}

/** `FY24`, `31/12/24`, `dic-24`: the year in four digits. */
const withWholeYears = (text: string): string =>
  text
    .replace(/\bfy ?'?(?:20)?(\d\d)\b/g, '20$1')
    .replace(/\b(\d{1,2}[/.-]\d{1,2}[/.-])(\d\d)(?![\d.,/-])/g, '$120$2')
    .replace(/\bdic(?:embre)?\.?[ -]'?(?:20)?(\d\d)\b/g, '20$1')

/** `Esercizio precedente`, `Esercizio corrente`. */
function currentColumn(line: string): number {
  const cells = cellsOf(line)
  const at = cells.findIndex((cell) => /corrente|attuale/i.test(cell))
  return at > 0 && cells.some((cell) => /precedente/i.test(cell)) ? at - 1 : -1
}

/** A text from a PDF may have its amounts in lines of their own: they belong to the name above, which gets them. */
function isBelow(above: Entry | undefined, entry: Entry, fattore: Factor): boolean {
  if (!above || /\p{L}/u.test(entry.nome) || entry.importi.length > 0) return false
  const { valore } = readAmount(entry.nome, { signed: true, factor: factorOf(above.nome, fattore) })
  if (valore == null || (above.importi.length > 0 && !above.sotto)) return false
  above.importi.push(valore)
  above.sotto = true
  above.testo = `${above.testo} ${entry.testo}`
  return true
}

const cellsOf = (line: string): string[] =>
  line
    .replace(/\u00a0/g, ' ')
    .split(/\t|;|\|| {2,}/)
    .map(tidyText)

/** The unit of a line's amounts: its own name says it before the header does, and people are counted one by one. */
function factorOf(nome: string, header: Factor): Factor {
  const meaning = labelOf(nome)
  if (meaning?.tipo === 'voce' && meaning.voce === 'ula') return 1
  const own = unitIn(nome).fattore
  return own === 1 ? header : own
}

function entryOf(line: string, fattore: Factor): Entry {
  const cells = cellsOf(line)
  while (cells.length > 1 && cells[0] === '') cells.shift()
  // a letter of the scheme in a cell of its own: "B.6", "per materie prime"
  while (cells.length > 2 && /^[A-EIVX\d.)-]{1,6}$/.test(cells[0]!) && /\p{L}{2}/u.test(cells[1]!))
    cells.splice(0, 2, `${cells[0]} ${cells[1]}`)
  const apart = cells.some((cell, index) => index > 0 && cell !== '')
  const [nome = '', ...figures] = apart ? cells : behindName(cells[0] ?? '')
  const shown = figures.filter((cell) => !/^(?:€|eur|euro)$/i.test(cell) && !cell.endsWith('%'))
  const factor = factorOf(nome, fattore)
  const read = shown.map((cell) => readAmount(cell, { signed: true, factor }))
  return {
    testo: line.trim(),
    nome,
    importi: read.map(({ valore }) => valore ?? undefined),
    illeggibile: read.some(({ motivo }, index) => motivo !== undefined && /\d/.test(shown[index]!)),
    ...(!apart && figures.length === 2 && /^[-–—−]$/.test(figures[1]!) && { dubbia: true }),
    ...(!apart && { senzaCelle: true }),
    ...(!apart && isGrouped(figures) && { gruppi: figures.length }),
  }
}

const isGrouped = (figures: readonly string[]): boolean =>
  figures.length > 1 &&
  /^[(+–—−-]?\d{1,3}$/.test(figures[0]!) &&
  figures.slice(1).every((one) => /^\d{3}\)?$/.test(one))

/** Brackets and sizes after a blank belong to their number: `( 85.000 )`, `1,5 mln`. */
const joined = (line: string): string =>
  line
    .replace(/\(\s+(?=[\d€])/g, '(')
    .replace(/(?<=\d)\s+\)/g, ')')
    .replace(/(?<=\d) (?=(?:mln|milion[ei]|mila|migliaia|mld|k)\b)/gi, '')

/** A line without columns: the words from the end that are amounts, or say that there is none. */
function behindName(line: string): string[] {
  const words = joined(line).split(' ')
  const figures: string[] = []
  while (words.length > 1 && /^[€(+–—−-]{0,2}\d|^[€(+–—−-]{1,2}$|^eur(?:o)?$/i.test(words.at(-1)!)) {
    const word = words.pop()!
    // a sign or a unit in a cell of its own belongs to the amount beside it
    if (figures.length > 0 && /^[€(+–—−-]{1,2}$/.test(word) && /^\d/.test(figures[0]!))
      figures[0] = `${word}${figures[0]}`
    else if (!/^(?:€|eur|euro)$/i.test(word)) figures.unshift(word)
  }
  return [words.join(' '), ...figures]
}
