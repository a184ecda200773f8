import { foldText } from '@bandiera/domain'

/** Rows by their keys, of which a row may have several. */
export function byKeys<T, V = T>(
  rows: Iterable<T>,
  keysOf: (row: T) => Iterable<string>,
  valueOf: (row: T) => V = (row) => row as unknown as V,
): Map<string, V[]> {
  const groups = new Map<string, V[]>()
  for (const row of rows)
    for (const key of new Set(keysOf(row))) {
      const group = groups.get(key)
      if (group) group.push(valueOf(row))
      else groups.set(key, [valueOf(row)])
    }
  return groups
}

/**
 * Finds rows by words: each must begin a word of `textOf` or of `besides`. First the rows whose text is the question, then
 * those that begin with its words, with its letters, and the rest; each in the order given.
 */
export function indexWords<T>(rows: readonly T[], textOf: (row: T) => string, besides: (row: T) => string = () => '') {
  const keys = rows.map((row) => ` ${foldText(textOf(row))}`)
  const others = rows.map((row) => ` ${foldText(besides(row))}`)
  return {
    find: (q: string, keep: (row: T) => boolean = () => true): T[] => {
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
