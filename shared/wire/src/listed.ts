import { collections, type CollectionName } from '@bandiera/domain'
import { filtersOf } from './filters-of.ts'
import { onlyFields } from './only-fields.ts'
import type { WindowQuestion } from './window.ts'

/** Stamps by which `hashOf` tells one state of a record from another. */
const STAMPS = ['versione', 'aggiornatoIl']

/** The record as a list holds it; whole for who is not shown the stamps, and so not shown much. */
export function listedOf(coll: CollectionName, record: { _id: string; versione?: unknown }): { _id: string } {
  return record.versione === undefined ? record : onlyFields(record, [...collections[coll].listed, ...STAMPS])
}

/**
 * Whether records as lists hold them answer a question as whole ones would.
 * @param searched where its words are looked for
 */
export function isListed(question: WindowQuestion, searched: readonly string[]): boolean {
  const { c, ord, counts = [], fields } = question
  const paths = [...counts, ...filtersOf(question).map(({ path }) => path), ...searched]
  if (ord) paths.push(ord.replace(/^-/, ''))
  const { listed } = collections[c]
  const has = (path: string) => path === '_id' || listed.some((one) => path === one || path.startsWith(`${one}.`))
  return fields !== undefined && [...fields, ...paths].every(has)
}
