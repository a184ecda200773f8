import { sortedInTurns, type InTurns } from '../../scheduling/sorted-in-turns.ts'
import { compare } from './order.ts'
import { sortValues } from './paths.ts'

export type Sort = Record<string, 1 | -1>

interface Row<D> {
  doc: D
  values: unknown[]
}

/**
 * Records in the order of a sort; equal ones stay as they come. A list counts as its least item upwards and as its greatest
 * downwards (https://www.mongodb.com/docs/manual/reference/bson-type-comparison-order/#arrays).
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
  const rows: Row<D>[] = []
  for await (const doc of inTurns(docs))
    rows.push({ doc, values: keys.map(({ path, way }) => standing(sortValues(doc, path), way)) })
  return (await sortedInTurns(rows, order, inTurns)).map(({ doc }) => doc)
}

const standing = (values: readonly unknown[], way: 1 | -1): unknown =>
  values.reduce((best, value) => (compare(value, best) * way < 0 ? value : best))
