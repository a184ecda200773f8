import { atecoDigits, divisioneTitle, formatAteco, type VersioneAteco } from '@bandiera/domain'
import type { AtecoEntry } from './ateco-file.ts'
import { indexWords } from './find-words.ts'

const LIMIT = 30

export interface AtecoRow {
  /** With points: `25.62.00`. */
  codice: string
  titolo: string
  versione: VersioneAteco
}

/** One version of the classification. */
export interface AtecoTable {
  /** False while only the divisioni shipped with the product are known. */
  completo: boolean
  /** By the words of the title or by the digits of the code; up to 30. */
  search(q: string): AtecoRow[]
  /** Whether the code, or one below it, is in the table; `null` when the table is too short to say. */
  exists(code: string): boolean | null
  title(code: string): string | undefined
}

/** Looks codes up by words, digits and whole code. */
export function createAteco(versione: VersioneAteco, rows: readonly AtecoEntry[], completo: boolean): AtecoTable {
  const titles = new Map(rows.map((row) => [row.codice, row.titolo]))
  // the files give some levels only: a code also exists when another begins with it
  const prefixes = new Set(rows.flatMap(({ codice }) => [2, 3, 4, 5, 6].map((length) => codice.slice(0, length))))
  const index = indexWords(rows, (row) => row.titolo)
  const show = ({ codice, titolo }: AtecoEntry): AtecoRow => ({ codice: formatAteco(codice), titolo, versione })
  const byDigits = (digits: string) => rows.filter((row) => row.codice.startsWith(digits))
  return {
    completo,
    search: (q) => {
      const found = /^[\d.\s]+$/.test(q) ? byDigits(atecoDigits(q) || 'none') : index.find(q)
      return found.slice(0, LIMIT).map(show)
    },
    exists: (code) => {
      const digits = atecoDigits(code)
      if (!prefixes.has(digits.slice(0, 2))) return false
      return completo || digits.length === 2 ? prefixes.has(digits) : null
    },
    title: (code) => {
      const digits = atecoDigits(code)
      return titles.get(digits) ?? (digits.length === 2 ? divisioneTitle(digits, versione) : undefined)
    },
  }
}
