import { type CollectionName, collections } from '@bandiera/domain'
import type { WindowQuestion } from './window.ts'

/** Stamps by which `hashOf` tells one state of a record from another. */
const STAMPS = ['versione', 'aggiornatoIl']

export function listedOf(coll: CollectionName, record: { _id: string; versione?: unknown }): { _id: string } {
  return record.versione === undefined ? record : onlyFields(record, [...collections[coll].listed, ...STAMPS])
}

/** Whether records as lists hold them answer it as whole ones would; `searched` is where its words are looked for. */
export function isListed(question: WindowQuestion, searched: readonly string[]): boolean {
  const { c, ord, counts = [], fields } = question
  const paths = [...counts, ...filtersOf(question).map(({ path }) => path), ...searched]
  if (ord) paths.push(ord.replace(/^-/, ''))
  const { listed } = collections[c]
  const has = (path: string) => path === '_id' || listed.some((one) => path === one || path.startsWith(`${one}.`))
  return fields !== undefined && [...fields, ...paths].every(has)
}

/** A copy of the record with its `_id` and some fields. A list inside a path is copied whole: its entries belong together. */
export function onlyFields(record: { _id: string }, paths: readonly string[]): { _id: string } {
  const kept: { _id: string } & Record<string, unknown> = { _id: record._id }
  for (const path of paths) copy(record, kept, path.split('.'))
  return kept
}

function copy(from: object, to: Record<string, unknown>, [name = '', ...rest]: readonly string[]): void {
  if (!Object.hasOwn(from, name) || name === '__proto__') return
  const value = (from as Record<string, unknown>)[name]
  const known = Object.hasOwn(to, name) ? to[name] : undefined
  // already copied whole
  if (known === value) return
  if (rest.length === 0 || typeof value !== 'object' || value === null || Array.isArray(value)) to[name] = value
  else copy(value, (to[name] = known ?? {}) as Record<string, unknown>, rest)
}

/** Values one of which a field must have; a filter without values lets everything pass. */
export interface WindowFilter {
  path: string
  values: readonly string[]
}

/** `f` of a question, taken apart; filters that let everything pass are left out. */
export const filtersOf = ({ f = [] }: WindowQuestion): WindowFilter[] =>
  f.map(filterOf).filter(({ values }) => values.length > 0)

function filterOf(text: string): WindowFilter {
  const [, path = '', op, value = ''] = /^([^:]+):(=|in):(.*)$/s.exec(text) ?? []
  return { path, values: op === '=' ? [value] : value.split(',').filter(Boolean) }
}
