import { digits } from '../finder.ts'
import { valuesAt } from '../values-at.ts'
import { fieldAt, type Fields } from './field.ts'

/** The dotted paths of a table that a search looks into, places in lists left out. */
export const searchedPaths = (fields: Fields, within = ''): string[] =>
  Object.entries(fields).flatMap(([key, { searched, fields: parts = {} }]) => [
    ...(searched ? [`${within}${key}`] : []),
    ...searchedPaths(parts, `${within}${key}.`),
  ])

/** The texts of a record that a search looks into, in the order of its table; of a phone number the digits. */
export const searchedTexts = (fields: Fields): ((record: object) => string[]) => {
  const read = searchedPaths(fields).map((path) => ({
    names: path.split('.'),
    write: fieldAt(fields, path)?.kind === 'phone' ? digits : String,
  }))
  return (record) => read.flatMap(({ names, write }) => valuesAt(record, names).map((value) => write(String(value))))
}
