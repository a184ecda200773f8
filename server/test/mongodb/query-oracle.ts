// What a query matches, read anew from the manual and without a line of the server: every value of a record has an address, and
// a path reaches the addresses that it spells when the numbers of list items are left out.
// https://www.mongodb.com/docs/manual/tutorial/query-arrays/, /query-array-of-documents/, /query-for-null-fields/,
// /reference/operator/query/ and /reference/bson-type-comparison-order/.

type Doc = Record<string, unknown>
type Step = string | number

const isObject = (value: unknown): value is Doc => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every address of a record with its value, the record itself first. */
function addresses(value: unknown, at: Step[] = []): [Step[], unknown][] {
  const children: [Step, unknown][] = Array.isArray(value)
    ? value.map((item, n) => [n, item])
    : isObject(value)
      ? Object.entries(value)
      : []
  return [[at, value], ...children.flatMap(([step, child]) => addresses(child, [...at, step]))]
}

/**
 * Whether an address spells a path. The path may leave out a number before a name, or at the end after a name: a list inside
 * a list is not entered, nor is a list that the path names by its number.
 */
function spells(address: readonly Step[], path: readonly string[], isEnd: boolean): boolean {
  const [step, ...rest] = address
  const [name, ...names] = path
  if (step === undefined) return name === undefined
  const named = name === String(step) && spells(rest, names, isEnd)
  if (typeof step === 'string' || named) return named
  const mayEnd = isEnd && rest.length === 0 && name === undefined
  return mayEnd || (typeof rest[0] === 'string' && spells(rest, path, isEnd))
}

/** What a path reaches: `undefined` where it is missing. `items` are the items of a list at its end. */
function reached(doc: Doc, path: readonly string[], items: boolean): unknown[] {
  return addresses(doc).flatMap(([address, value]): unknown[] => {
    const last = address.at(-1)
    const isItem = items && typeof last === 'number' && typeof address.at(-2) === 'string'
    const isThere = spells(address, path, false) || (isItem && spells(address, path, true))
    // an object in a list is asked for the rest of the path, also where the path names it by its number
    const lacks = path.some((name, n) => {
      const isOnTheWay = spells(address, path.slice(0, n), false) || spellsItem(address, path.slice(0, n))
      const isEnd = isObject(value) ? !Object.hasOwn(value, name) : !Array.isArray(value) && typeof last !== 'number'
      return isOnTheWay && isEnd
    })
    return [...(isThere ? [value] : []), ...(lacks ? [undefined] : [])]
  })
}

/** The address of an object in a list that a path leads through. */
const spellsItem = (address: readonly Step[], path: readonly string[]): boolean =>
  typeof address.at(-1) === 'number' && spells([...address, 'x'], [...path, 'x'], false)

const ORDER = ['null', 'number', 'string', 'object', 'array', 'boolean']
const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : value === undefined ? 'missing' : typeof value

/** -1, 0 or 1. */
export function oracleOrder(a: unknown, b: unknown): number {
  const [one, other] = [ORDER.indexOf(typeOf(a)), ORDER.indexOf(typeOf(b))]
  if (one !== other) return one < other ? -1 : 1
  if (typeof a !== 'object' || a === null) return a === b || a === null ? 0 : (a as number) < (b as number) ? -1 : 1
  const [mine, theirs] = [Object.entries(a), Object.entries(b as object)]
  for (const [n, [name, value]] of mine.entries()) {
    if (n >= theirs.length) return 1
    const [otherName, otherValue] = theirs[n]!
    if (typeOf(value) !== typeOf(otherValue)) return oracleOrder(value, otherValue)
    if (name !== otherName) return name < otherName ? -1 : 1
    const inside = oracleOrder(value, otherValue)
    if (inside !== 0) return inside
  }
  return mine.length < theirs.length ? -1 : 0
}

const same = (value: unknown, wanted: unknown): boolean =>
  wanted === null ? value === null || value === undefined : JSON.stringify(value) === JSON.stringify(wanted)

function compares(value: unknown, wanted: unknown, signs: number[]): boolean {
  if (wanted === null) return signs.includes(0) && same(value, null)
  return typeOf(value) === typeOf(wanted) && signs.includes(oracleOrder(value, wanted))
}

const TYPES: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  int: (value) => Number.isInteger(value),
  double: (value) => typeof value === 'number' && !Number.isInteger(value),
  bool: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: Array.isArray,
  object: isObject,
}

/** Whether one operator holds of something among `values`; `whole` are the same without items of lists. */
function holds(operator: string, wanted: unknown, values: unknown[], whole: unknown[]): boolean {
  switch (operator) {
    case '$eq':
      return values.some((value) => same(value, wanted))
    case '$ne':
      return !holds('$eq', wanted, values, whole)
    case '$in':
      return (wanted as unknown[]).some((one) => holds('$eq', one, values, whole))
    case '$nin':
      return !holds('$in', wanted, values, whole)
    case '$all':
      return (wanted as unknown[]).length > 0 && (wanted as unknown[]).every((one) => holds('$eq', one, values, whole))
    case '$gt':
      return values.some((value) => compares(value, wanted, [1]))
    case '$gte':
      return values.some((value) => compares(value, wanted, [0, 1]))
    case '$lt':
      return values.some((value) => compares(value, wanted, [-1]))
    case '$lte':
      return values.some((value) => compares(value, wanted, [-1, 0]))
    case '$exists':
      return values.some((value) => value !== undefined) === wanted
    case '$type':
      return values.some((value) => TYPES[wanted as string]!(value))
    case '$size':
      return whole.some((value) => Array.isArray(value) && value.length === wanted)
    case '$not':
      return !Object.entries(wanted as Doc).every(([name, inner]) => holds(name, inner, values, whole))
    case '$elemMatch':
      return whole.some((value) => Array.isArray(value) && value.some((item) => itemMatches(item, wanted as Doc)))
    default:
      throw new Error(operator)
  }
}

function itemMatches(item: unknown, wanted: Doc): boolean {
  const [first = ''] = Object.keys(wanted)
  if (first.startsWith('$') && !['$and', '$or', '$nor'].includes(first)) {
    return Object.entries(wanted).every(([name, inner]) => holds(name, inner, [item], [item]))
  }
  return typeof item === 'object' && item !== null && oracleMatches({ ...item } as Doc, wanted)
}

/** Whether a record matches a query. */
export function oracleMatches(doc: Doc, query: Doc): boolean {
  return Object.entries(query).every(([name, given]) => {
    if (name === '$and') return (given as Doc[]).every((part) => oracleMatches(doc, part))
    if (name === '$or') return (given as Doc[]).some((part) => oracleMatches(doc, part))
    if (name === '$nor') return !(given as Doc[]).some((part) => oracleMatches(doc, part))
    const path = name.split('.')
    const values = reached(doc, path, true)
    const whole = reached(doc, path, false)
    const isCondition = isObject(given) && Object.keys(given).some((key) => key.startsWith('$'))
    const operators = isCondition ? given : { $eq: given }
    return Object.entries(operators).every(([operator, wanted]) => holds(operator, wanted, values, whole))
  })
}
