import { partsOf, type Field, type Fields } from '@bandiera/domain'

/** A value that no closed list of this version has. */
export const ALTRA = 'altra_versione'

/**
 * The record as another version could have stored it: with a value that this one does not know at each place of a closed list.
 * @example anotherVersion(praticaFields, unaPratica({ stato: 'bozza' })) // stato: 'altra_versione'
 */
export const anotherVersion = <T extends object>(fields: Fields, record: T): T =>
  Object.fromEntries(
    Object.entries(record).map(([key, value]) => [
      key,
      Object.hasOwn(fields, key) ? changed(fields[key]!, value) : value,
    ]),
  ) as T

function changed(field: Field, value: unknown): unknown {
  if (field.kind === 'choice' && typeof value === 'string') return ALTRA
  if (Array.isArray(value))
    return value.map((line) => (isRecord(line) ? anotherVersion(partsOf(field, line), line) : line))
  return isRecord(value) ? anotherVersion(partsOf(field, value), value) : value
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
