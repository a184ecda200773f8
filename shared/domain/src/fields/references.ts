import type { CollectionName } from '../collections.ts'
import { isId } from '../ids.ts'
import type { Fields } from './field.ts'
import { isTree, type Tree } from './words.ts'

/** Adds the records that a record names, by collection; an id in a part that no table describes is taken for that of a person. */
export function collectReferences(fields: Fields, record: unknown, into: Map<CollectionName, Set<string>>): void {
  if (!isTree(record)) return
  const add = (coll: CollectionName, id: unknown): void => {
    if (typeof id === 'string') into.set(coll, (into.get(coll) ?? new Set()).add(id))
  }
  for (const [key, value] of Object.entries(record as Tree)) {
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined
    const values = Array.isArray(value) ? value : [value]
    if (field?.to) values.forEach((id) => add(field.to!, id))
    else if (field?.fields) values.forEach((part) => collectReferences(field.fields!, part, into))
    else if (!field || field.kind === 'other')
      values.forEach((one) => (isId(one) ? add('usr', one) : collectReferences({}, one, into)))
  }
}
