import { sameContent } from '@bandiera/domain'
import type { Clash } from './merge.ts'

type Line = Record<string, unknown>
interface Sides {
  base: unknown
  theirs: unknown
  mine: unknown
}
type Merge = (field: string, sides: Sides, clashes: Clash[]) => unknown

/**
 * A list whose lines have a name of their own (`_id`, `id`, the year of accounts, the grant or criterion it is about), merged by it: lines that either added are
 * there, those that either took away are not, and of one that both changed each field is whose it is. `null` when this is no
 * such list, when both put it into different orders, or when one line can only be the one or the other.
 */
export function mergedLines(
  field: string,
  { base = [], theirs = [], mine = [] }: Sides,
  clashes: Clash[],
  merge: Merge,
) {
  const [was, their, own] = [namedLines(base), namedLines(theirs), namedLines(mine)]
  if (!was || !their || !own) return null
  const order = mergedOrder([...was.keys()], [...their.keys()], [...own.keys()])
  if (!order) return null
  // a place is the name of a line for who asks, as long as all three have the same lines at the same places
  const inPlace = sameContent([...was.keys()], [...their.keys()]) && sameContent([...was.keys()], [...own.keys()])
  const found: Clash[] = []
  const lines = order.flatMap((name, at) => {
    const sides = { base: was.get(name), theirs: their.get(name), mine: own.get(name) }
    const line = merge(`${field}.${at}`, sides, found)
    return line === undefined ? [] : [line]
  })
  if (found.length > 0 && !inPlace) return null
  clashes.push(...found)
  return lines
}

/** A list of words as a set; `null` when one side is no list. */
export function mergedSet({ base = [], theirs, mine }: Sides): unknown[] | null {
  if (!Array.isArray(base) || !Array.isArray(theirs) || !Array.isArray(mine)) return null
  const kept = theirs.filter((word) => mine.includes(word) || !base.includes(word))
  return [...kept, ...mine.filter((word) => !base.includes(word) && !kept.includes(word))]
}

/** What a line of a list is known by, wherever it stands; `undefined` when it has no name. */
export function nameOfLine(line: unknown): unknown {
  if (typeof line !== 'object' || line === null) return undefined
  const { _id, id, anno, bandoId, criterioId } = line as Line
  return _id ?? id ?? anno ?? bandoId ?? criterioId
}

function namedLines(list: unknown): Map<unknown, Line> | null {
  if (!Array.isArray(list)) return null
  const lines = new Map(list.map((line: Line) => [nameOfLine(line), line]))
  return lines.size === list.length && !lines.has(undefined) ? lines : null
}

/** Who moved lines says where they are; lines that one side added come after. `null` when both moved them. */
function mergedOrder(was: unknown[], theirs: unknown[], mine: unknown[]): unknown[] | null {
  const both = (names: unknown[]) => names.filter((name) => theirs.includes(name) && mine.includes(name))
  const kept = both(was)
  const moved = !sameContent(both(mine), kept)
  if (moved && !sameContent(both(theirs), kept) && !sameContent(both(theirs), both(mine))) return null
  const [first, second] = moved ? [mine, theirs] : [theirs, mine]
  return [...first, ...second.filter((name) => !first.includes(name))]
}
