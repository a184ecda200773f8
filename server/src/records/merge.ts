import { fieldAt, type Fields, keyOfLine, sameContent } from '@bandiera/domain'

type Tree = Record<string, unknown>
interface Sides {
  base: unknown
  theirs: unknown
  mine: unknown
}

export interface Clash extends Sides {
  field: string
}

/** Where a value is: the table of its record, and its dotted path there. */
export interface Place {
  table: Fields
  path: string
}

/**
 * What a value becomes when two sides changed it from `base`: the side that changed it wins, objects field by field, lists
 * line by line where lines have a name (`mergedLines`), else as a whole. What both changed differently is added to
 * `clashes`; the value is then mine. `undefined` is "not there".
 */
export function mergedValue({ table, path: field }: Place, values: Sides, clashes: Clash[]): unknown {
  const { base, theirs, mine } = values
  if (sameContent(mine, base)) return theirs
  if (sameContent(theirs, base) || sameContent(theirs, mine)) return mine
  const facts = fieldAt(table, field)
  const isSet = facts?.set === true || facts?.kind === 'references'
  const list = isSet ? mergedSet(values) : mergedLines({ table, path: field }, values, clashes)
  if (list) return list
  if (facts?.whole || !isObject(theirs) || !isObject(mine) || !(base === undefined || isObject(base))) {
    clashes.push({ field, base, theirs, mine })
    return mine
  }
  const from = base ?? {}
  const whole: Tree = {}
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const below = { base: from[key], theirs: theirs[key], mine: mine[key] }
    const value = mergedValue({ table, path: field === '' ? key : `${field}.${key}` }, below, clashes)
    if (value !== undefined) whole[key] = value
  }
  return whole
}

export function valueAt(doc: unknown, path: string): unknown {
  let at = doc
  for (const key of path.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined
    at = (at as Tree)[key]
  }
  return at
}

const isObject = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Merged by the keys of lines; `null` without keys, for two orders, or when one line can be only one side's. */
function mergedLines(place: Place, { base = [], theirs = [], mine = [] }: Sides, clashes: Clash[]) {
  const [was, their, own] = [namedLines(place, base), namedLines(place, theirs), namedLines(place, mine)]
  if (!was || !their || !own) return null
  const order = mergedOrder([...was.keys()], [...their.keys()], [...own.keys()])
  if (!order) return null
  // the index names a line as long as all three have the same lines at the same places
  const inPlace = sameContent([...was.keys()], [...their.keys()]) && sameContent([...was.keys()], [...own.keys()])
  const found: Clash[] = []
  const lines = order.flatMap((name, at) => {
    const sides = { base: was.get(name), theirs: their.get(name), mine: own.get(name) }
    const line = mergedValue({ ...place, path: `${place.path}.${at}` }, sides, found)
    return line === undefined ? [] : [line]
  })
  if (found.length > 0 && !inPlace) return null
  clashes.push(...found)
  return lines
}

/** A list of words as a set; `null` when one side is no list. */
function mergedSet({ base = [], theirs, mine }: Sides): unknown[] | null {
  if (!Array.isArray(base) || !Array.isArray(theirs) || !Array.isArray(mine)) return null
  const kept = theirs.filter((word) => mine.includes(word) || !base.includes(word))
  return [...kept, ...mine.filter((word) => !base.includes(word) && !kept.includes(word))]
}

/** The keys of the lines of a list in their order, by the table of the record that holds it. */
export const keysOfLines = ({ table, path }: Place, lines: readonly unknown[]): unknown[] =>
  lines.map((line) => keyOfLine(fieldAt(table, path), line))

function namedLines(place: Place, list: unknown): Map<unknown, unknown> | null {
  if (!Array.isArray(list)) return null
  const keys = keysOfLines(place, list)
  const lines = new Map(list.map((line: unknown, at) => [keys[at], line]))
  return lines.size === list.length && !lines.has(undefined) ? lines : null
}

/** The side that moved lines says where they are; lines that one side added follow. `null` when both moved them. */
function mergedOrder(was: unknown[], theirs: unknown[], mine: unknown[]): unknown[] | null {
  const both = (names: unknown[]) => names.filter((name) => theirs.includes(name) && mine.includes(name))
  const kept = both(was)
  const moved = !sameContent(both(mine), kept)
  if (moved && !sameContent(both(theirs), kept) && !sameContent(both(theirs), both(mine))) return null
  const [first, second] = moved ? [mine, theirs] : [theirs, mine]
  return [...first, ...second.filter((name) => !first.includes(name))]
}
