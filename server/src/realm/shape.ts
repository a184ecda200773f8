import { Query } from 'mingo'
import { PortalError } from '../errors.ts'
import { isPlain } from './filter-guard.ts'
import { QUERY_OPTIONS, understood } from './filter.ts'

type Doc = Record<string, unknown>

/** A checked sort: fields with 1 or -1; `null` when none was asked for. */
export function parseSort(sort: unknown): Record<string, 1 | -1> | null {
  if (sort === undefined || sort === null) return null
  if (!isPlain(sort) || Object.values(sort).some((way) => way !== 1 && way !== -1)) {
    throw new PortalError('QUERY_INVALID', 'sort vuole campi con 1 o -1')
  }
  refuseOperators(Object.keys(sort))
  return Object.keys(sort).length > 0 ? (sort as Record<string, 1 | -1>) : null
}

/** Whether records that come by `_id` descending are already in this order. */
export const isListOrder = (sort: Record<string, 1 | -1> | null): boolean =>
  !sort || (sort._id === -1 && Object.keys(sort)[0] === '_id')

/** A checked projection: fields with 1 or 0, or true or false. */
export function parseProjection(projection: unknown): Record<string, 0 | 1> | null {
  if (projection === undefined || projection === null) return null
  if (!isPlain(projection) || Object.values(projection).some((on) => ![0, 1, true, false].includes(on as number))) {
    throw new PortalError('QUERY_INVALID', 'projection vuole campi con 0 o 1')
  }
  refuseOperators(Object.keys(projection))
  const entries = Object.entries(projection).map(([field, on]) => [field, on ? 1 : 0] as const)
  return entries.length > 0 ? Object.fromEntries(entries) : null
}

/** A checked limit; 0 and absent mean no limit. */
export function parseLimit(limit: unknown): number {
  if (limit === undefined || limit === null || limit === 0) return Infinity
  if (!Number.isSafeInteger(limit) || (limit as number) < 0) {
    throw new PortalError('QUERY_INVALID', 'limit vuole un numero intero')
  }
  return limit as number
}

export const sorted = <D extends object>(docs: D[], sort: Record<string, 1 | -1>): D[] =>
  understood(() =>
    new Query({}, QUERY_OPTIONS)
      .find<D>(docs as Doc[])
      .sort(sort)
      .all(),
  )

export function projected(doc: object, projection: Record<string, 0 | 1> | null): object {
  if (!projection) return doc
  return understood(() => new Query({}, QUERY_OPTIONS).find<Doc>([doc as Doc], projection).all()[0] ?? {})
}

function refuseOperators(fields: string[]): void {
  const operator = fields.find((field) => field.split('.').some((part) => part.startsWith('$')))
  if (operator) throw new PortalError('QUERY_OPERATOR', operator)
}
