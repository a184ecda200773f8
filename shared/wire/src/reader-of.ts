import { calcoloOf, valuesAt, type AnyRecord, type CollectionName, type Value } from '@bandiera/domain'

/** First name of paths to what is computed of a record; no record has a field of this name. */
const CALC = 'calc'

/**
 * What a path of a question finds in a record of this collection: the values of a field, or with `calc.NAME` those that
 * are computed of it. A name that nobody computes has no values.
 */
export function readerOf(coll: CollectionName, path: string): (record: object) => Value[] {
  const names = path.split('.')
  if (!isCalc(path)) return (record) => valuesAt(record, names)
  const calcolo = calcoloOf(coll, names.slice(1).join('.'))
  // the schema of its collection has passed every record before it was stored
  return (record) => (calcolo ? valuesAt(calcolo(record as AnyRecord), []) : [])
}

/** Whether a path leads to something computed, not to a field. */
export const isCalc = (path: string): boolean => path.split('.')[0] === CALC
