import { formatAteco, shortened } from '@bandiera/domain'
import type { AtecoEntry } from './ateco-file.ts'

/** Of the titles below a code so many letters are shown of each. */
const OF_EACH = 60

/**
 * Every level of a classification from divisione to sottocategoria, in the order of codes; of a code that comes twice the first title stays. A level
 * that the files leave out has the title that is known for it, that of its only child, or those of all its children.
 */
export function allLevels(
  rows: readonly AtecoEntry[],
  known: (code: string) => string | undefined,
): readonly AtecoEntry[] {
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
