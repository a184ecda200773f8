import { PortalError } from '../errors.ts'
import { checkedName } from './decode.ts'
import { guardCondition, guardFilter, isPlain } from './filter.ts'
import { compileQuery, hasOperators, isItemCondition, LOGIC } from './mongodb/conditions.ts'
import { hasItems, isItems, type ItemTests, nameOf, putting, shortening } from './mongodb/operators.ts'

export type Changes = Record<string, Doc>

export interface Update {
  changes: Changes
  items: ItemTests
}

type Doc = Record<string, unknown>

const OPERATORS = [...Object.keys(putting), ...Object.keys(shortening), '$unset', '$pull', '$rename']
/** As deep and as long as data may be. */
const DEEPEST = 12
const LONGEST = 10_000
/** As drivers of MongoDB say it: people search for these words. */
const NO_OPERATORS = 'the update operation document must contain atomic operators: usa $set per cambiare dei campi'

/** Allowed operators on plain paths; a whole document is refused. */
export function parseUpdate(update: unknown, filters?: unknown): Update {
  if (Array.isArray(update)) throw invalidUpdate('una pipeline non è ammessa: usa gli operatori')
  if (!isPlain(update)) throw invalidUpdate('deve essere un oggetto')
  if (!Object.keys(update).some((name) => name.startsWith('$'))) throw invalidUpdate(NO_OPERATORS)
  for (const [operator, changes] of Object.entries(update)) {
    if (!operator.startsWith('$')) throw invalidUpdate(`${operator} sta tra gli operatori: usa $set`)
    if (!OPERATORS.includes(operator)) throw new PortalError('QUERY_OPERATOR', operator)
    if (!isPlain(changes)) throw invalidUpdate(`${operator} vuole un oggetto`)
    for (const [path, value] of Object.entries(changes)) guardChange(operator, path, value)
  }
  const changes = update as Changes
  refuseConflicts([...Object.values(changes).flatMap(Object.keys), ...Object.values(changes.$rename ?? {})] as string[])
  return { changes, items: arrayFilters(filters, Object.values(changes).flatMap(Object.keys)) }
}

export function parseReplacement(replacement: unknown): Doc {
  if (!isPlain(replacement)) throw invalidUpdate('il nuovo contenuto deve essere un oggetto')
  guardValue(replacement)
  return replacement
}

/** Two changes of one field, or of a field and a part of it, have no order; nor have `$[]` and items by number. */
export function refuseConflicts(paths: readonly string[]): void {
  const whole = new Set(paths)
  const conflict = (path: string) => invalidUpdate(`${path} è nominato due volte`)
  if (whole.size < paths.length) throw conflict(paths.find((path, n) => paths.indexOf(path) !== n)!)
  const below = new Map<string, boolean>()
  for (const path of paths) {
    const parts = path.split('.')
    for (let depth = 1; depth < parts.length; depth++) {
      const above = parts.slice(0, depth).join('.')
      const items = isItems(parts[depth]!)
      if (whole.has(above) || (below.get(above) ?? items) !== items) throw conflict(above)
      below.set(above, items)
    }
  }
}

function guardChange(operator: string, path: string, value: unknown): void {
  guardPath(path)
  switch (operator) {
    case '$pull':
      return isPlain(value) && !isItemCondition(value) ? guardFilter(value) : guardCondition(value)
    case '$inc':
    case '$mul':
      return refuseUnless(typeof value === 'number', `${operator} vuole un numero`)
    case '$pop':
      return refuseUnless(value === 1 || value === -1, '$pop vuole 1 o -1')
    case '$rename':
      return guardRename(path, value)
    case '$pullAll':
      refuseUnless(Array.isArray(value), '$pullAll vuole un elenco')
      return guardValue(value)
    case '$push':
    case '$addToSet':
      return guardValue(hasOperators(value) ? eachOf(value, operator) : value)
    default:
      return guardValue(value)
  }
}

function guardPath(path: string): void {
  const parts = path.split('.')
  const wrong = parts.some(
    (part, n) => part === '' || (part.startsWith('$') && !(n > 0 && isItems(part))) || Number(part) >= LONGEST,
  )
  refuseUnless(!wrong && parts.length <= DEEPEST, `percorso ${path}`)
}

function guardRename(from: string, to: unknown): void {
  if (typeof to !== 'string') throw invalidUpdate('$rename vuole il nuovo nome')
  guardPath(checkedName(to))
  refuseUnless(!hasItems(from) && !hasItems(to), '$rename non passa per le voci di un elenco')
}

function refuseUnless(isRight: boolean, why: string): void {
  if (!isRight) throw invalidUpdate(why)
}

function eachOf(value: Doc, operator: string): unknown[] {
  const allowed = operator === '$push' ? ['$each', '$position'] : ['$each']
  const other = Object.keys(value).find((name) => !allowed.includes(name))
  if (other) throw new PortalError('QUERY_OPERATOR', other)
  if (!Array.isArray(value.$each)) throw invalidUpdate('$each vuole un elenco')
  if (value.$position !== undefined && !Number.isSafeInteger(value.$position))
    throw invalidUpdate('$position vuole un numero intero')
  return value.$each
}

/** Stored data holds no operators at any depth, or a later read would take them for one. */
function guardValue(value: unknown): void {
  if (Array.isArray(value)) return value.forEach(guardValue)
  if (!isPlain(value)) return
  const operator = Object.keys(value).find((name) => name.startsWith('$'))
  if (operator) throw new PortalError('QUERY_OPERATOR', operator)
  Object.values(value).forEach(guardValue)
}

const NAME = /^[a-z][A-Za-z0-9]*$/

/** One for each `$[name]` (https://www.mongodb.com/docs/manual/reference/operator/update/positional-filtered/). */
function arrayFilters(given: unknown, paths: readonly string[]): ItemTests {
  const filters = given ?? []
  if (!Array.isArray(filters)) throw refused('vuole un elenco')
  const tests = new Map<string, (item: unknown) => boolean>()
  for (const filter of filters as unknown[]) {
    guardFilter(filter)
    const names = [...new Set(namesIn(filter))]
    const [name = ''] = names
    if (names.length !== 1 || !NAME.test(name)) throw refused('ogni filtro ha un nome, e uno solo')
    if (tests.has(name)) throw refused(`due filtri per ${name}`)
    const test = compileQuery(filter)
    tests.set(name, (item) => test({ [name]: item }))
  }
  const asked = new Set(paths.flatMap((path) => path.split('.').filter(isItems).map(nameOf)))
  asked.delete('')
  const missing = [...asked].find((name) => !tests.has(name))
  if (missing !== undefined) throw refused(`manca un filtro per ${missing}`)
  const unused = [...tests.keys()].find((name) => !asked.has(name))
  if (unused !== undefined) throw refused(`nessun percorso nomina ${unused}`)
  return tests
}

const namesIn = (filter: Record<string, unknown>): string[] =>
  Object.entries(filter).flatMap(([name, given]) =>
    LOGIC.includes(name) ? (given as Record<string, unknown>[]).flatMap(namesIn) : [name.split('.')[0]!],
  )

export const invalidUpdate = (why: string): PortalError => new PortalError('UPDATE_INVALID', why)
const refused = (why: string): PortalError => invalidUpdate(`arrayFilters: ${why}`)
