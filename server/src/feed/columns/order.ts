import { type CollectionName, compareValues } from '@bandiera/domain'
import { type Place, placeAt, readerOf, type Value } from '@bandiera/wire'
import { sortedInTurns, withPauses } from '../../scheduling.ts'

type Sorted = string | number | null
const sortedAs = (value: Value | undefined): Sorted => placeAt(value ?? null, '')[0]

/** By the first values of a column, with pauses. */
async function inOrder(values: readonly (Value | undefined)[]) {
  const keys = values.map(sortedAs)
  /** -1 for a value that is missing. */
  const groups = keys.map(() => -1)
  const keyOf: Sorted[] = []
  const rankOf: number[] = []
  /** The groups in order. */
  const line: number[] = []
  const present = keys.flatMap((key, number) => (key === null ? [] : [number]))
  for await (const number of withPauses(await sortedInTurns(present, (a, b) => compareValues(keys[a]!, keys[b]!)))) {
    const key = keys[number]!
    if (line.length === 0 || compareValues(keyOf.at(-1)!, key) !== 0) line.push(opened(key, line.length))
    groups[number] = line.length - 1
  }
  return {
    /** The same for values that compare as equal; highest for a missing one. */
    rank: (number: number): number => rankOf[groups[number]!] ?? Infinity,
    /** Of a place of a list; without an equal value the rank of the one before. */
    find(value: Place[0], desc: boolean): { rank: number; equal: boolean } {
      if (value === null) return { rank: Infinity, equal: true }
      const { place, equal } = placeOf(value)
      if (equal) return { rank: rankAt(place)!, equal }
      return { rank: desc ? (rankAt(place) ?? Infinity) : (rankAt(place - 1) ?? -Infinity), equal }
    },
    add(number: number, value: Value | undefined): void {
      const key = sortedAs(value)
      groups[number] = key === null ? -1 : groupOf(key)
    },
  }

  function opened(key: Sorted, rank: number): number {
    rankOf.push(rank)
    return keyOf.push(key) - 1
  }
  function rankAt(place: number): number | undefined {
    const group = line[place]
    return group === undefined ? undefined : rankOf[group]
  }
  /** The first place whose value is not before this one. */
  function placeOf(key: Sorted): { place: number; equal: boolean } {
    let [low, high] = [0, line.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (compareValues(keyOf[line[middle]!]!, key) < 0) low = middle + 1
      else high = middle
    }
    return { place: low, equal: low < line.length && compareValues(keyOf[line[low]!]!, key) === 0 }
  }
  function groupOf(key: Sorted): number {
    const { place, equal } = placeOf(key)
    if (equal) return line[place]!
    const [before, after] = [rankAt(place - 1), rankAt(place)]
    const low = before ?? (after ?? 0) - 2
    const high = after ?? low + 2
    const rank = (low + high) / 2
    const group = opened(key, rank)
    line.splice(place, 0, group)
    // halves of halves have become too small to tell apart: whole numbers again
    if (rank === low || rank === high) line.forEach((one, at) => void (rankOf[one] = at))
    return group
  }
}

export type Order = Awaited<ReturnType<typeof inOrder>>

/** More different values than records have, and this: the column is made anew. */
const SPARE = 10_000

/** A small number per row, which means all values of the record at one path. */
export function createColumn(coll: CollectionName, path: string) {
  const read = readerOf(coll, path)
  const tuples: Value[][] = []
  const numberOf = new Map<string, number>()
  let rows = new Int32Array(1024)
  let order: Order | null = null
  const numbered = (values: Value[]): number => {
    const key = JSON.stringify(values)
    let number = numberOf.get(key)
    if (number === undefined) {
      number = tuples.push(values) - 1
      numberOf.set(key, number)
      order?.add(number, values[0])
    }
    return number
  }
  return {
    path,
    /** Values by number. */
    tuples: tuples as readonly (readonly Value[])[],
    get numbers(): Int32Array {
      return rows
    },
    set(row: number, record: object): void {
      rows = longEnough(rows, row)
      rows[row] = numbered(read(record))
    },
    /** By their first value; made when it is first asked for. */
    order: async (): Promise<Order> => (order ??= await inOrder(tuples.map(([first]) => first))),
    isStale: (records: number): boolean => tuples.length > 2 * records + SPARE,
  }
}

export type Column = ReturnType<typeof createColumn>

/** The array, or a longer copy of it that has this place. */
export function longEnough(array: Int32Array<ArrayBuffer>, place: number): Int32Array<ArrayBuffer> {
  if (place < array.length) return array
  const longer = new Int32Array(Math.max(place + 1, array.length * 2))
  longer.set(array)
  return longer
}
