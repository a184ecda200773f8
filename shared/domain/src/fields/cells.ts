import type { Field, Fields, Kind, NameOf } from './field.ts'
import { asTree, ownValue, textIn, type Tree } from './words.ts'

/** A field that has room in one cell of a table: a plain one, or a plain part of a group. */
export interface CellField {
  path: string
  name: string
  field: Field
}

const NO_CELL: readonly Kind[] = ['reference', 'references', 'rows', 'other']

/** The fields of a table that have room in a cell, in its order. Lists of lines and other records have none. */
export const cellFields = (fields: Fields, within = ''): CellField[] =>
  Object.entries(fields).flatMap(([key, field]) => {
    const path = `${within}${key}`
    if (field.hidden) return []
    if (field.kind === 'group') return cellFields(field.fields ?? {}, `${path}.`)
    return NO_CELL.includes(field.kind) ? [] : [{ path, name: field.alone ?? field.label, field }]
  })

/** What a record holds in a cell; nothing for what is absent or not known. */
export function cellValue({ path }: CellField, record: object): unknown {
  const [part, key] = placeOf(record, path)
  return ownValue(part, key) ?? undefined
}

/** The same as a screen writes it; the empty text for nothing. */
export function shownText(cell: CellField, record: object, nameOf?: NameOf): string {
  const [part, key] = placeOf(record, cell.path)
  return (ownValue(part, key) ?? null) === null ? '' : textIn(cell.field, part, key, nameOf)
}

/** The part of the record that has the field, and the name of the field there. */
function placeOf(record: object, path: string): [Tree, string] {
  const names = path.split('.')
  const key = names.pop()!
  return [names.reduce<Tree>((part, name) => asTree(ownValue(part, name)), record as Tree), key]
}
