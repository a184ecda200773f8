import { compactCode } from '../text/compact-code.ts'
import { foldText } from '../text/fold.ts'
import { valuesAt } from '../records/values.ts'
import { fieldAt, type Fields } from './field.ts'

export const FOUND_AT_MOST = 50

/** Milliseconds of search before the page may paint, and records between two looks at the clock. */
const SLICE = 8
const STRIDE = 200

/** Starts a search and returns a function that stops it; a stopped search does not call `found`. */
export type Find<T> = (records: readonly T[], text: string, found: (records: readonly T[]) => void) => () => void

/**
 * Ignores accents and case; in numbers (partita IVA, phone) only the digits count, and a code is found in pieces too. Each record is folded once, in slices between which the page
 * can paint. Fewer than two letters find nothing, but fold the records in the background; names that start with the text come first.
 * @param textOf the name first, then everything else that should find the record; `digits()` for numbers
 */
export function createFinder<T extends object>(textOf: (record: T) => readonly (string | undefined)[]): Find<T> {
  const folded = new WeakMap<T, string>()
  const fold = (record: T): string => {
    const known = folded.get(record)
    if (known !== undefined) return known
    const text = foldText(textOf(record).join(' '))
    folded.set(record, text)
    return text
  }
  return (records, text, found) => {
    const ways = waysToRead(text)
    const [words] = ways
    const early = words.join('').length < 2
    const hits: T[] = []
    let at = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = () => early || found(startingFirst(hits, fold, words.join(' ')))
    const slice = () => {
      const until = performance.now() + SLICE
      do {
        for (const stop = Math.min(at + STRIDE, records.length); at < stop && hits.length < FOUND_AT_MOST; at++) {
          const record = records[at]!
          const own = fold(record)
          if (!early && ways.some((way) => way.every((word) => own.includes(word)))) hits.push(record)
        }
        if (at >= records.length || hits.length >= FOUND_AT_MOST) return void end()
      } while (performance.now() < until)
      timer = setTimeout(slice)
    }
    if (early) found([])
    slice()
    return () => clearTimeout(timer)
  }
}

export const digits = (number: string | undefined): string => (number ?? '').replace(/\D/g, '')

type Ways = readonly [readonly string[], ...(readonly string[])[]]

/** A piece of a number that is long enough to be looked for alone: that of a protocol, of a year. */
const PIECE = /^\d{3,}$/

/** The words to look for, in each way that the text can be read; one of digits and signs is one number, with or without the country of a partita IVA. */
function waysToRead(text: string): Ways {
  const words = foldText(text).split(' ').filter(Boolean)
  if (/^\s*(it)?[\s\d.+\-/()]+$/i.test(text)) {
    const pieces = words.length > 1 && words.every((word) => PIECE.test(word))
    return pieces ? [[digits(text)], words] : [[digits(text)]]
  }
  const code = compactCode(text)
  return code ? [words, [code]] : [words]
}

function startingFirst<T>(hits: readonly T[], fold: (record: T) => string, text: string): T[] {
  const starts = hits.filter((record) => fold(record).startsWith(text))
  return starts.length === 0 ? [...hits] : [...starts, ...hits.filter((record) => !starts.includes(record))]
}

export const searchedPaths = (fields: Fields, within = ''): string[] =>
  Object.entries(fields).flatMap(([key, { searched, fields: parts = {} }]) => [
    ...(searched ? [`${within}${key}`] : []),
    ...searchedPaths(parts, `${within}${key}.`),
  ])

/** The texts of a record that a search looks into, in the order of its table; of a phone number the digits. */
export const searchedTexts = (fields: Fields): ((record: object) => string[]) => {
  const read = searchedPaths(fields).map((path) => ({
    names: path.split('.'),
    write: fieldAt(fields, path)?.kind === 'phone' ? digits : String,
  }))
  return (record) => read.flatMap(({ names, write }) => valuesAt(record, names).map((value) => write(String(value))))
}
