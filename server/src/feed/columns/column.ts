import type { CollectionName } from '@bandiera/domain'
import { readerOf, type Value } from '@bandiera/wire'
import { inOrder, type Order } from './order.ts'

/** More different values than this beside those that records have: the column is made anew. */
const SPARE = 10_000

/** What every record of a collection has at one path: a small number per row that stands for all the values of the record there. */
export interface Column {
  readonly path: string
  /** Values that one number stands for. */
  readonly tuples: readonly (readonly Value[])[]
  /** Numbers by row. */
  readonly numbers: Int32Array
  set: (row: number, record: object) => void
  /** Order of its numbers by their first value; made when it is first asked for. */
  order: () => Promise<Order>
  /** Whether it holds far more values than so many records have. */
  isStale: (records: number) => boolean
}

export function createColumn(coll: CollectionName, path: string): Column {
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
    tuples,
    get numbers() {
      return rows
    },
    set(row, record) {
      rows = longEnough(rows, row)
      rows[row] = numbered(read(record))
    },
    order: async () => (order ??= await inOrder(tuples.map(([first]) => first))),
    isStale: (records) => tuples.length > 2 * records + SPARE,
  }
}

/** The array, or a longer copy of it that has this place. */
export function longEnough(array: Int32Array<ArrayBuffer>, place: number): Int32Array<ArrayBuffer> {
  if (place < array.length) return array
  const longer = new Int32Array(Math.max(place + 1, array.length * 2))
  longer.set(array)
  return longer
}
