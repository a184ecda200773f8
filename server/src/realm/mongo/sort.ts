import { compare } from './order.ts'
import { sortValues } from './paths.ts'

export type Sort = Record<string, 1 | -1>

interface Row<D> {
  doc: D
  values: unknown[]
}

/** Rows that are sorted in one turn of the event loop. */
const RUN = 256

/** Gives others their turn after some work; the items stay the same. */
type InTurns = <T>(items: Iterable<T>) => AsyncIterable<T>

/**
 * Records in the order of a sort; equal ones stay as they come. A list counts as its least item upwards and as its greatest
 * downwards (https://www.mongodb.com/docs/manual/reference/bson-type-comparison-order/#arrays). Runs are sorted and then merged in
 * pairs, with turns for others: one sort of 100,000 records takes a second.
 */
export async function sortedBy<D extends object>(docs: readonly D[], sort: Sort, inTurns: InTurns): Promise<D[]> {
  const keys = Object.entries(sort).map(([path, way]) => ({ path: path.split('.'), way }))
  const order = (a: Row<D>, b: Row<D>): number => {
    for (const [n, { way }] of keys.entries()) {
      const one = compare(a.values[n], b.values[n])
      if (one !== 0) return one * way
    }
    return 0
  }
  let runs: Row<D>[][] = []
  for await (const part of inTurns(partsOf(docs))) {
    const rows = part.map((doc) => ({ doc, values: keys.map(({ path, way }) => standing(sortValues(doc, path), way)) }))
    runs.push(rows.toSorted(order))
  }
  while (runs.length > 1) {
    const merged: Row<D>[][] = []
    for (let at = 0; at < runs.length; at += 2) {
      const all: Row<D>[] = []
      for await (const part of inTurns(mergedOf(runs[at]!, runs[at + 1] ?? [], order)))
        for (const row of part) all.push(row)
      merged.push(all)
    }
    runs = merged
  }
  return (runs[0] ?? []).map(({ doc }) => doc)
}

function* partsOf<D>(docs: readonly D[]): Generator<readonly D[]> {
  for (let at = 0; at < docs.length; at += RUN) yield docs.slice(at, at + RUN)
}

/** Two sorted runs as one, a part at a time; of equal rows those of the first come first. */
function* mergedOf<T>(one: readonly T[], other: readonly T[], order: (a: T, b: T) => number): Generator<T[]> {
  let part: T[] = []
  let [mine, theirs] = [0, 0]
  while (mine < one.length || theirs < other.length) {
    const fromOne = theirs >= other.length || (mine < one.length && order(one[mine]!, other[theirs]!) <= 0)
    part.push(fromOne ? one[mine++]! : other[theirs++]!)
    if (part.length < RUN) continue
    yield part
    part = []
  }
  yield part
}

const standing = (values: readonly unknown[], way: 1 | -1): unknown =>
  values.reduce((best, value) => (compare(value, best) * way < 0 ? value : best))
