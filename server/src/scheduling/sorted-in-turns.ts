import { withPauses } from './with-pauses.ts'

/** Items that are sorted in one turn of the event loop. */
const RUN = 256

/** Gives others their turn after some work; the items stay the same. */
export type InTurns = <T>(items: Iterable<T>) => AsyncIterable<T>

/**
 * The items in order, equal ones as they come. Runs are sorted and then merged in pairs, with turns for others: one sort of 100,000
 * items takes a second.
 */
export async function sortedInTurns<T>(
  items: readonly T[],
  compare: (a: T, b: T) => number,
  inTurns: InTurns = withPauses,
): Promise<T[]> {
  let runs: T[][] = []
  for await (const run of inTurns(runsOf(items))) runs.push(run.sort(compare))
  while (runs.length > 1) {
    const merged: T[][] = []
    for (let at = 0; at < runs.length; at += 2) {
      const all: T[] = []
      for await (const part of inTurns(mergedOf(runs[at]!, runs[at + 1] ?? [], compare)))
        for (const one of part) all.push(one)
      merged.push(all)
    }
    runs = merged
  }
  return runs[0] ?? []
}

function* runsOf<T>(items: readonly T[]): Generator<T[]> {
  for (let at = 0; at < items.length; at += RUN) yield items.slice(at, at + RUN)
}

/** Two sorted runs as one, a part at a time; of equal items those of the first come first. */
function* mergedOf<T>(one: readonly T[], other: readonly T[], compare: (a: T, b: T) => number): Generator<T[]> {
  let part: T[] = []
  let [mine, theirs] = [0, 0]
  while (mine < one.length || theirs < other.length) {
    const fromOne = theirs >= other.length || (mine < one.length && compare(one[mine]!, other[theirs]!) <= 0)
    part.push(fromOne ? one[mine++]! : other[theirs++]!)
    if (part.length < RUN) continue
    yield part
    part = []
  }
  yield part
}
