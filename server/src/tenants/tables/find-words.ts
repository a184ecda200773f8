import { foldText } from '@bandiera/domain'

/** Rows by the words of a text: each word asked must begin a word of the row. */
export interface WordIndex<T> {
  find(q: string, keep?: (row: T) => boolean): T[]
}

/**
 * Indexes rows by the words of `textOf`, and of `besides`, which never puts a row first. First the rows that are the question, then those that begin with its words, with
 * the letters of it, and the rest; each in the order given.
 */
export function indexWords<T>(
  rows: readonly T[],
  textOf: (row: T) => string,
  besides: (row: T) => string = () => '',
): WordIndex<T> {
  const keys = rows.map((row) => ` ${foldText(textOf(row))}`)
  const others = rows.map((row) => ` ${foldText(besides(row))}`)
  return {
    find: (q, keep = () => true) => {
      const words = foldText(q).split(' ').filter(Boolean)
      if (words.length === 0) return []
      const hits = rows.flatMap((row, i) => {
        const key = keys[i]!
        const has = (word: string) => key.includes(` ${word}`) || others[i]!.includes(` ${word}`)
        if (!words.every(has) || !keep(row)) return []
        return [{ row, late: lateness(key, ` ${words.join(' ')}`) }]
      })
      return hits.sort((a, b) => a.late - b.late).map(({ row }) => row)
    },
  }
}

function lateness(key: string, asked: string): number {
  if (key === asked) return 0
  if (key.startsWith(`${asked} `)) return 1
  return key.startsWith(asked) ? 2 : 3
}
