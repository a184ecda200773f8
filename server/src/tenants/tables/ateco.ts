import {
  atecoDigits,
  atecoDivisionTitle,
  foldText,
  formatAteco,
  normalizeAteco,
  atecoSections,
  shortened,
  type AtecoVersion,
} from '@bandiera/domain'
import type { AtecoEntry } from './ateco-file.ts'
import { byKeys, indexWords } from './find-words.ts'

const LIMIT = 30

export interface AtecoRow {
  /** `25.62.00`, or the letter of a section. */
  codice: string
  titolo: string
  versione: AtecoVersion
}

export interface AtecoTable {
  /** False for a table that lacks levels. */
  completo: boolean
  /** Up to 30 by words of the title, digits of the code or the letter of a section; the shortest codes first. */
  search(q: string): AtecoRow[]
  /** Whether the code is in the table; `null` where an incomplete table cannot say. */
  exists(code: string): boolean | null
  /** Its own title, or one made of the titles below it. */
  title(code: string): string | undefined
  /** Codes of six digits of the classification. */
  leaves(): string[]
}

/** @param later codes and levels that were added to the classification later, or that its file leaves out */
export function createAteco(
  versione: AtecoVersion,
  rows: readonly AtecoEntry[],
  completo: boolean,
  later: readonly AtecoEntry[] = [],
): AtecoTable {
  const all = allLevels([...rows, ...later], (code) =>
    code.length === 2 ? atecoDivisionTitle(code, versione) : undefined,
  )
  const titles = new Map(all.map((row) => [row.codice, row.titolo]))
  const index = indexWords(
    all.filter(({ codice }) => !isRepeated(codice)),
    (row) => row.titolo,
  )
  const sections = atecoSections[versione].map(({ lettera, titolo }) => ({ codice: lettera, titolo }))
  const sectionIndex = indexWords(sections, (row) => row.titolo)
  const show = ({ codice, titolo }: AtecoEntry): AtecoRow => ({
    codice: /\d/.test(codice) ? formatAteco(codice) : codice,
    titolo,
    versione,
  })
  const byDigits = (digits: string) => {
    const under = (prefix: string) => all.filter(({ codice }) => codice.startsWith(prefix))
    const found = under(digits)
    // `55.00` is what the catalogue writes for `55`
    const shown = found.length > 0 ? found : under(normalizeAteco(digits))
    return shown.filter(({ codice }) => codice === digits || !isRepeated(codice)).sort(shortestFirst)
  }
  const bySection = (lettera: string) => {
    const sezione = atecoSections[versione].find((one) => one.lettera === lettera)
    return sezione ? [{ codice: lettera, titolo: sezione.titolo }, ...sezione.divisioni] : []
  }
  const byWords = (q: string) => {
    const asked = foldText(q)
    const stems = asked.replace(ENDING, '')
    const found = new Set([q, stems].flatMap((words) => [...sectionIndex.find(words), ...index.find(words)]))
    return [...found].sort((a, b) => rankOf(a, asked) - rankOf(b, asked) || a.codice.length - b.codice.length)
  }
  return {
    completo,
    search: (q) => {
      const asked = q.trim().replace(AROUND, '')
      const [, letter] = /^(?:sez(?:ione|\.)?\s*)?([a-v])$/i.exec(asked) ?? []
      const code = asked.replace(/^[a-v][.\s]*(?=\d)/i, '')
      // `1.11` lost its zero
      const digits = atecoDigits(/^\d[.,]/.test(code) ? `0${code}` : code)
      const isCode = /^[\d.,\s-]+$/.test(code) && digits.length > 0
      const found = letter ? bySection(letter.toUpperCase()) : isCode ? byDigits(digits) : byWords(q)
      return found.slice(0, LIMIT).map(show)
    },
    exists: (code) => {
      const digits = atecoDigits(code)
      if (!titles.has(digits.slice(0, 2))) return false
      return completo || digits.length === 2 ? titles.has(digits) : null
    },
    title: (code) => titles.get(atecoDigits(code)),
    leaves: () => rows.flatMap(({ codice }) => (codice.length === 6 ? [codice] : [])),
  }
}

/** `Codice ATECO 2007: 62.01` */
const AROUND = /^(?:codice\s+)?ateco(?:\s*(?:2007|2022|2025)(?=[\s:-]))?[\s:-]*(?=\S)/i
/** The last vowel of long words: `parrucchiere` finds `parrucchieri`. */
const ENDING = /(?<=\p{L}{4})[aeio](?= |$)/gu

/** First the title itself, then titles with these words in any number and gender, then with words that begin so. */
function rankOf({ titolo }: AtecoEntry, asked: string): number {
  const title = ` ${foldText(titolo)} `
  if (title === ` ${asked} `) return 0
  const whole = title.replace(ENDING, '')
  const words = asked.split(' ')
  if (words.every((word) => whole.includes(` ${word.replace(ENDING, '')} `))) return 1
  return words.every((word) => title.includes(` ${word}`)) ? 2 : 3
}

const shortestFirst = (a: AtecoEntry, b: AtecoEntry): number =>
  a.codice.length - b.codice.length || (a.codice < b.codice ? -1 : 1)

/** A categoria that equals its classe is shown once. */
const isRepeated = (codice: string): boolean => codice.length === 5 && codice.endsWith('0')

/** Letters of each title in a title made of several. */
const OF_EACH = 60

/**
 * All levels from divisione to sottocategoria, in the order of codes; a code that is given twice keeps its first title. A
 * missing level gets its known title, or one made of its children.
 */
function allLevels(rows: readonly AtecoEntry[], known: (code: string) => string | undefined): readonly AtecoEntry[] {
  const titles = new Map<string, string>()
  for (const { codice, titolo } of rows) if (!titles.has(codice)) titles.set(codice, titolo)
  // the deepest first: a title may be made of those below
  for (const length of [5, 4, 3, 2]) {
    for (const [codice, children] of missing(titles, length)) {
      titles.set(codice, known(codice) ?? titleOf(children.map((code) => [code, titles.get(code)!])))
    }
  }
  return [...titles].map(([codice, titolo]) => ({ codice, titolo })).sort((a, b) => (a.codice < b.codice ? -1 : 1))
}

/** Codes of a length that are missing, with those one level below. */
function missing(titles: ReadonlyMap<string, string>, length: number): Map<string, string[]> {
  const below = [...titles.keys()].filter((code) => code.length === length + 1 && !titles.has(code.slice(0, length)))
  return byKeys(below, (code) => [code.slice(0, length)])
}

function titleOf(children: readonly (readonly [code: string, title: string])[]): string {
  const [only, ...more] = children
  if (only && more.length === 0) return only[1]
  return children.map(([code, title]) => `${formatAteco(code)} ${shortened(title, OF_EACH)}`).join('; ')
}
