import { plainDashes, readAmount, tidyText } from '@bandiera/domain'

/** A line of pasted accounts: its name, and its figures by column. */
export interface Riga {
  testo: string
  nome: string
  /** One for each column; `undefined` where the cell is empty or holds no amount. */
  importi: (number | undefined)[]
  /** Something stands beside the name that is no amount and not nothing. */
  illeggibile: boolean
}

/** The pasted text as lines, with what their header says of the columns. */
export interface Righe {
  righe: Riga[]
  /** Years of the columns, where a header names them. */
  anni: number[]
  /** The amounts are in thousands of euro. */
  migliaia: boolean
}

const HEADER =
  /^(?:abbreviat[ao]|al|anno|attivo|bilancio|conto|corrente|dati|descrizione|di|dicembre|e|economico|esercizio|euro|eur|chiuso|forma|il|in|importi|micro|ordinari[ao]|passivo|periodo|sald[oi]|unita|unità|importo|migliaia|nota|note|patrimoniale|precedente|stato|valori|voce|voci)$/
const THOUSANDS = /migliaia|migl\b|\/\s?000\b|\bk ?€|€ ?k\b/i

/** Splits what was copied from a sheet, a PDF or a text: cells by tab, `;`, bar or a wide gap, else the figures at the end. */
export function righeDi(text: string): Righe {
  const righe: Riga[] = []
  let anni: number[] = []
  let migliaia = false
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (tidyText(line) === '') continue
    const years = yearsOf(line)
    if (THOUSANDS.test(line) && !/\d{3}/.test(line.replace(/\/\s?000/g, ''))) migliaia = true
    if (years.length > 0) {
      if (anni.length === 0) anni = years
      continue
    }
    righe.push(rigaOf(line))
  }
  return { righe, anni, migliaia }
}

/** Years of a header: `2024 2023`, `31/12/2024`, `Esercizio 2024`; none for a line that says more than its columns. */
function yearsOf(line: string): number[] {
  const bare = plainDashes(tidyText(line)).toLowerCase()
  const years = [...bare.matchAll(/(?:\b(?:31|30|28|29)[-/.](?:12|\d{1,2})[-/.])?\b((?:19|20)\d{2})\b/g)]
  if (years.length === 0) return []
  const rest = years.reduce((text, [all]) => text.replace(all, ' '), bare)
  const words = rest.split(/[^\p{L}\d]+/u).filter((word) => word !== '' && word !== '31')
  return words.every((word) => HEADER.test(word)) ? years.map(([, year]) => Number(year)) : []
}

function rigaOf(line: string): Riga {
  const cells = line
    .replace(/\u00a0/g, ' ')
    .split(/\t|;|\|| {2,}/)
    .map(tidyText)
  while (cells.length > 1 && cells[0] === '') cells.shift()
  // a letter of the scheme in a cell of its own: "B.6", "per materie prime"
  while (cells.length > 2 && /^[A-EIVX\d.)-]{1,6}$/.test(cells[0]!) && /\p{L}{2}/u.test(cells[1]!))
    cells.splice(0, 2, `${cells[0]} ${cells[1]}`)
  const [nome = '', ...figures] = cells.some((cell, index) => index > 0 && cell !== '')
    ? cells
    : behindName(cells[0] ?? '')
  const read = figures
    .filter((cell) => !/^(?:€|eur|euro)$/i.test(cell) && !cell.endsWith('%'))
    .map((cell) => readAmount(cell, { signed: true }))
  return {
    testo: tidyText(line.replace(/\t/g, '  ')).trim() === '' ? '' : line.trim(),
    nome,
    importi: read.map(({ valore }) => valore ?? undefined),
    illeggibile: read.some(({ motivo }) => motivo !== undefined),
  }
}

/** A line without columns: the words from the end that are amounts, or say that there is none. */
function behindName(line: string): string[] {
  const words = line.split(' ')
  const figures: string[] = []
  while (words.length > 1 && /^[€(+–—−-]{0,2}\d|^[€(+–—−-]{1,2}$|^eur(?:o)?$/i.test(words.at(-1)!)) {
    const word = words.pop()!
    // a sign or a unit that stands apart belongs to the amount beside it
    if (figures.length > 0 && /^[€(+–—−-]{1,2}$/.test(word) && /^\d/.test(figures[0]!))
      figures[0] = `${word}${figures[0]}`
    else if (!/^(?:€|eur|euro)$/i.test(word)) figures.unshift(word)
  }
  return [words.join(' '), ...figures]
}
