import { fieldAt, sameContent } from '@bandiera/domain'
import { mergedLines, mergedSet, type Place } from './merge-lines.ts'

type Tree = Record<string, unknown>

/** One field that both sides changed, each in its own way. */
export interface Clash {
  field: string
  base: unknown
  theirs: unknown
  mine: unknown
}

/**
 * What a value becomes when two sides changed it from `base`: whoever changed it wins, objects field by field, lists line
 * by line where lines have a name (`merge-lines.ts`), else as a whole. What both changed differently is added to `clashes`;
 * the value is then mine. `undefined` is "not there".
 */
export function mergedValue(
  { table, path: field }: Place,
  values: { base: unknown; theirs: unknown; mine: unknown },
  clashes: Clash[],
) {
  const { base, theirs, mine } = values
  if (sameContent(mine, base)) return theirs
  if (sameContent(theirs, base) || sameContent(theirs, mine)) return mine
  const facts = fieldAt(table, field)
  const isSet = facts?.set === true || facts?.kind === 'references'
  const list = isSet ? mergedSet(values) : mergedLines({ table, path: field }, values, clashes, mergedValue)
  if (list) return list
  if (facts?.whole || !isObject(theirs) || !isObject(mine) || !(base === undefined || isObject(base))) {
    clashes.push({ field, base, theirs, mine })
    return mine
  }
  const from = base ?? {}
  const whole: Tree = {}
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const below = { base: from[key], theirs: theirs[key], mine: mine[key] }
    const value: unknown = mergedValue({ table, path: field === '' ? key : `${field}.${key}` }, below, clashes)
    if (value !== undefined) whole[key] = value
  }
  return whole
}

/** The value at a dotted path; `undefined` when there is none. */
export function valueAt(doc: unknown, path: string): unknown {
  let at = doc
  for (const key of path.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined
    at = (at as Tree)[key]
  }
  return at
}

const isObject = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)
