import { PortalError } from '../errors.ts'
import { guardFilter } from './filter-guard.ts'
import { LOGIC } from './mongo/conditions.ts'
import { isItems, nameOf, type ItemTests } from './mongo/items.ts'
import { compileQuery } from './mongo/query.ts'

const NAME = /^[a-z][A-Za-z0-9]*$/

/**
 * The tests of `$[name]` in the paths of an update, from its `arrayFilters`: one filter for each name, and each about one name
 * (https://www.mongodb.com/docs/manual/reference/operator/update/positional-filtered/).
 */
export function arrayFilters(given: unknown, paths: readonly string[]): ItemTests {
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

const refused = (why: string): PortalError => new PortalError('UPDATE_INVALID', `arrayFilters: ${why}`)
