import { PortalError } from '../errors.ts'
import { invalid, isPlain, isWhole } from './filter.ts'
import { projectedBy, projectionFault, type Projection } from './mongodb/project.ts'
import type { Sort } from './mongodb/order.ts'

/** As many as MongoDB takes. */
const MOST_SORT_KEYS = 32
const MOST_FIELDS = 256

/** Refuses what costs too much for each record. */
export function refuseWide(value: object, most: number, what: string): void {
  if (Object.keys(value).length > most) throw new PortalError('QUERY_WIDE', most, what)
}

/** `null` when no sort was asked for. */
export function parseSort(sort: unknown): Sort | null {
  if (sort === undefined || sort === null) return null
  if (!isPlain(sort) || Object.values(sort).some((way) => way !== 1 && way !== -1))
    throw invalid('sort vuole campi con 1 o -1')
  refuseWide(sort, MOST_SORT_KEYS, 'campi di ordinamento')
  refuseOperators(Object.keys(sort))
  return Object.keys(sort).length > 0 ? (sort as Sort) : null
}

/** `null` also where records by `_id` descending are in this order already. */
export function parseOrder(given: unknown): Sort | null {
  const sort = parseSort(given)
  return sort?._id === -1 && Object.keys(sort)[0] === '_id' ? null : sort
}

export function parseProjection(projection: unknown): Projection | null {
  if (projection === undefined || projection === null) return null
  if (!isPlain(projection) || Object.values(projection).some((on) => ![0, 1, true, false].includes(on as number)))
    throw invalid('projection vuole campi con 0 o 1')
  refuseWide(projection, MOST_FIELDS, 'campi scelti')
  refuseOperators(Object.keys(projection))
  const entries = Object.entries(projection).map(([field, on]) => [field, on ? 1 : 0] as const)
  const parsed = Object.fromEntries(entries)
  const fault = projectionFault(parsed)
  if (fault !== null) throw invalid(fault)
  return entries.length > 0 ? parsed : null
}

/** 0 and absent mean no limit. */
export function parseLimit(limit: unknown): number {
  if (limit === undefined || limit === null || limit === 0) return Infinity
  if (!isWhole(limit)) throw invalid('limit vuole un numero intero')
  return limit
}

export const projected = (doc: object, projection: Projection | null): object =>
  projection ? projectedBy(doc, projection) : doc

function refuseOperators(fields: string[]): void {
  const operator = fields.find((field) => field.split('.').some((part) => part.startsWith('$')))
  if (operator) throw new PortalError('QUERY_OPERATOR', operator)
}
