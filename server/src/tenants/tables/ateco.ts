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
import { indexWords } from './find-words.ts'

const LIMIT = 30

export interface AtecoRow {
  /** With points: `25.62.00`; the letter of a section. */
  codice: string
  titolo: string
  versione: AtecoVersion
}

/** One version of the classification. */
export interface AtecoTable {
  /** False while a table is known in which levels are missing. */
  completo: boolean
  /** By the words of the title, the digits of the code or the letter of a section; the shortest codes first, up to 30. */
  search(q: string): AtecoRow[]
  /** Whether the code, or one below it, is in the table; `null` when the table is too short to say. */
  exists(code: string): boolean | null
  /** Its own title, or one made of those of the codes below it. */
  title(code: string): string | undefined
  /** Codes of six digits of the classification. */
  leaves(): string[]
}

/**
 * Looks codes up by words, digits and whole code.
 * @param later codes and levels that the classification was given later, or that its file leaves out
 */
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

/** What people write before a code: `Codice ATECO 2007: 62.01`. */
const AROUND = /^(?:codice\s+)?ateco(?:\s*(?:2007|2022|2025)(?=[\s:-]))?[\s:-]*(?=\S)/i
/** The last vowel of long words: `parrucchiere` finds `parrucchieri`. */
const ENDING = /(?<=\p{L}{4})[aeio](?= |$)/gu

/** The title that was asked for, then those that have its words whole, in any number and gender, then as beginnings. */
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

/** A categoria that is the whole of its classe is shown once. */
const isRepeated = (codice: string): boolean => codice.length === 5 && codice.endsWith('0')

/** Letters shown of each title below a code. */
const OF_EACH = 60

/**
 * Every level of a classification from divisione to sottocategoria, in the order of codes; of a code that is there twice the
 * first title stays. A level that the files leave out has the title that is known for it, that of its only child, or those
 * of all its children.
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

/** Codes of a length that have none of their own, with those one level below. */
function missing(titles: ReadonlyMap<string, string>, length: number): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const code of titles.keys()) {
    const above = code.slice(0, length)
    if (code.length === length + 1 && !titles.has(above)) found.set(above, [...(found.get(above) ?? []), code])
  }
  return found
}

function titleOf(children: readonly (readonly [code: string, title: string])[]): string {
  const [only, ...more] = children
  if (only && more.length === 0) return only[1]
  return children.map(([code, title]) => `${formatAteco(code)} ${shortened(title, OF_EACH)}`).join('; ')
}
