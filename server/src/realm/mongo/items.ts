import { DoesNotFit } from './operators.ts'
import { kindOf } from './order.ts'
import { currentOf, isDeadEnd, KINDS, targetOf } from './target.ts'

/** Which items of a list the name in `$[name]` stands for. */
export type ItemTests = ReadonlyMap<string, (item: unknown) => boolean>

/** A part of a path that stands for items of a list: `$[]` for all of them, `$[name]` for those that a filter is about. */
export const isItems = (part: string): boolean => part.startsWith('$[') && part.endsWith(']')
export const hasItems = (path: string): boolean => path.split('.').some(isItems)
/** The name in `$[name]`; empty for `$[]`. */
export const nameOf = (part: string): string => part.slice(2, -1)

/** Places that one change may touch, and characters that it may write there: a record of MongoDB has 16 MB. */
const MOST_PLACES = 10_000
const MOST_TEXT = 16_000_000

/**
 * The places of a document that a path of an update means, by number instead of `$[]` and `$[name]`
 * (https://www.mongodb.com/docs/manual/reference/operator/update/positional-filtered/). The list has to be there.
 */
export function withoutItems(
  doc: Record<string, unknown>,
  { path, operand }: { path: string; operand: unknown },
  tests: ItemTests,
): string[] {
  if (!hasItems(path)) return [path]
  const places = placesOf(doc, [], path.split('.'), tests)
  if (places.length > MOST_PLACES) throw new DoesNotFit(`più di ${MOST_PLACES} voci in una volta`)
  if (places.length * JSON.stringify(operand).length > MOST_TEXT)
    throw new DoesNotFit('è troppo da scrivere in una volta')
  return places
}

function placesOf(
  doc: Record<string, unknown>,
  before: readonly string[],
  parts: readonly string[],
  tests: ItemTests,
): string[] {
  const at = parts.findIndex(isItems)
  if (at === -1) return [[...before, ...parts].join('.')]
  const way = [...before, ...parts.slice(0, at)]
  const target = targetOf(doc, way.join('.'))
  const list = isDeadEnd(target) ? undefined : currentOf(target)
  if (!Array.isArray(list)) throw new DoesNotFit(`${parts[at]} vuole un elenco, ma qui ${KINDS[kindOf(list)]}`)
  const name = nameOf(parts[at]!)
  const isMeant = name === '' ? () => true : tests.get(name)!
  return list.flatMap((item, n) =>
    isMeant(item) ? placesOf(doc, [...way, String(n)], parts.slice(at + 1), tests) : [],
  )
}
