import { type InTurns, sortedInTurns } from '../../scheduling.ts'
import { sortValues } from './paths.ts'

/** In the order of https://www.mongodb.com/docs/manual/reference/bson-type-comparison-order/ */
const RANKS = { undefined: 0, null: 1, number: 2, string: 3, object: 4, array: 5, boolean: 6 } as const
type Kind = keyof typeof RANKS

export function kindOf(value: unknown): Kind {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  const kind = typeof value
  return kind === 'object' || kind === 'number' || kind === 'string' || kind === 'boolean' ? kind : 'undefined'
}

/** Below 0 when `a` sorts first; fields of an object count in their order. */
export function compare(a: unknown, b: unknown): number {
  if (a === b) return 0
  const kind = kindOf(a)
  const ranks = RANKS[kind] - RANKS[kindOf(b)]
  if (ranks !== 0) return ranks
  if (kind === 'string') return compareText(a as string, b as string)
  if (kind === 'number' || kind === 'boolean') return Number(a) - Number(b)
  return kind === 'array' || kind === 'object' ? compareFields(a as object, b as object) : 0
}

export const equal = (a: unknown, b: unknown): boolean => compare(a, b) === 0

/** Field by field: the kind decides first, then the name, then the value; the shorter one sorts first. */
function compareFields(a: object, b: object): number {
  const [mine, theirs] = [Object.entries(a), Object.entries(b)]
  for (let n = 0; n < Math.min(mine.length, theirs.length); n++) {
    const [[name, value], [otherName, other]] = [mine[n]!, theirs[n]!]
    const order = RANKS[kindOf(value)] - RANKS[kindOf(other)] || compareText(name, otherName) || compare(value, other)
    if (order !== 0) return order
  }
  return mine.length - theirs.length
}

const SURROGATES = 0xd800
const AFTER_SURROGATES = 0xe000

/** By code points, as bytes of UTF-8: the second half of a pair would put an emoji before `ﬁ`. */
function compareText(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  let at = 0
  while (at < length && a.charCodeAt(at) === b.charCodeAt(at)) at += 1
  if (at === length) return a.length - b.length
  return weight(a.charCodeAt(at)) - weight(b.charCodeAt(at))
}

const weight = (unit: number): number => (unit >= SURROGATES && unit < AFTER_SURROGATES ? unit + 0x10000 : unit)

export type Sort = Record<string, 1 | -1>

interface Row<D> {
  doc: D
  values: unknown[]
}

/** Stable. A list counts as its least item upwards and as its greatest downwards (as MongoDB's "arrays" there). */
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

/** Without a zone it is UTC, as a database of dates would have it. */
const INSTANT = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/

/** Milliseconds of a day or an instant; `null` for any other value. */
export function instantOf(value: unknown): number | null {
  const [text, zone] = (typeof value === 'string' && INSTANT.exec(value)) || []
  if (text === undefined) return null
  const millis = Date.parse(text.includes('T') && !zone ? `${text}Z` : text)
  return Number.isNaN(millis) ? null : millis
}

/** A `Date` is its ISO text, at any depth. */
export function asStored(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(asStored)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, asStored(item)]))
}
