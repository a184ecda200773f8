import { formatDate, formatInstant, formatNumber, shortEuro } from '../text/formats.ts'
import { labelOf } from '../text/sentence.ts'
import type { Field, Fields, NameOf } from './field.ts'
import type { CollectionName } from '../collections.ts'
import { isId } from '../records/ids.ts'

const LONGEST = 160
const NO_NAME: NameOf = () => null

/** For the screen: amounts with unit, days as dates, words of closed lists. Empty for an absent value. */
export function fieldText(field: Field | undefined, value: unknown, nameOf: NameOf = NO_NAME): string {
  if (value === undefined || value === '') return ''
  if (value === null) return 'non noto'
  // a value of another version may have another type, and is written by that type
  return (field && known(field, value, nameOf)) ?? plainText(value, nameOf)
}

function known(field: Field, value: unknown, nameOf: NameOf): string | undefined {
  const { kind, words = {}, fields = {}, lineName, to } = field
  const word = (text: string): string => labelOf(words, text)
  const record = (id: unknown): string => nameOf(String(id), to) ?? OTHER
  if (typeof value === 'boolean') return plainText(field.negated ? !value : value)
  if (typeof value === 'number') return kind === 'euro' ? shortEuro(value) : numberText(value, field)
  if (typeof value === 'string') {
    if (isImage(value)) return IMAGE
    if (kind === 'reference') return record(value)
    if (kind === 'day') return formatDate(value) || value
    if (kind === 'instant') return formatInstant(value) || value
    // texts of many lines may hold tags
    return kind === 'lines' ? withoutTags(value) : word(value)
  }
  if (Array.isArray(value)) {
    if (kind === 'references') return value.map(record).join(', ')
    if (kind === 'texts') return value.map((one) => (typeof one === 'string' ? word(one) : plainText(one))).join(', ')
    return kind === 'rows' && lineName ? value.map((line) => lineName(asTree(line), nameOf)).join(', ') : undefined
  }
  return kind === 'group' ? partsText(fields, asTree(value), nameOf) : undefined
}

/** Text of one field of a record: like `fieldText`, but by the field's own function if there is one. */
export function textIn(field: Field | undefined, record: Tree, key: string, nameOf: NameOf = NO_NAME): string {
  const value = ownValue(record, key)
  const isSaid = value !== undefined && value !== null && value !== ''
  return (isSaid && field?.told?.(record, nameOf)) || fieldText(field, value, nameOf)
}

/** "Fatturato 1.900.000 €, Addetti (ULA) 12"; what the `name` of the line says already is left out. */
export function partsText(
  fields: Readonly<Record<string, Field>>,
  record: Tree,
  nameOf: NameOf = NO_NAME,
  name = '',
): string {
  const parts = Object.entries(fields).flatMap(([key, field]) => {
    const said = field.hidden ? '' : textIn(field, record, key, nameOf)
    if (!said || name.includes(said)) return []
    return [field.kind === 'group' ? `${field.label} (${said})` : `${field.label} ${said}`]
  })
  return parts.join(', ')
}

export function plainText(value: unknown, nameOf: NameOf = NO_NAME): string {
  if (value === undefined) return ''
  if (value === null) return 'non noto'
  if (typeof value === 'boolean') return value ? 'sì' : 'no'
  if (typeof value === 'number') return numberText(value, {})
  if (typeof value === 'string') return wordOf(value, nameOf)
  const parts = Object.values(value as object).map((part) => plainText(part, nameOf))
  return parts.filter(Boolean).join(', ')
}

export type Tree = Readonly<Record<string, unknown>>
export const asTree = (value: unknown): Tree => (isTree(value) ? value : {})
export const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null
/** A value by its key, and never one that every object has: a record may hold a field named `constructor`. */
export const ownValue = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined

const IMAGE = 'immagine'
const isImage = (text: string): boolean => text.startsWith('data:image/')
/** Text for a record that the reader may not know, or that was deleted. */
const OTHER = 'altro elemento'

function wordOf(text: string, nameOf: NameOf): string {
  if (isImage(text)) return IMAGE
  if (/^[0-9a-f]{24}(-|$)/.test(text)) return nameOf(text) ?? OTHER
  const date = /^\d{4}-\d{2}-\d{2}(T|$)/.test(text) ? formatDate(text) : ''
  return date || withoutTags(text)
}

const withoutTags = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

function numberText(value: number, { decimals = 20, unit }: Pick<Field, 'decimals' | 'unit'>): string {
  if (/[^-.\d]/.test(String(value))) return String(value).replace('.', ',')
  const written = Math.min(decimals, (/\.(\d+)$/.exec(String(value))?.[1] ?? '').length)
  const grouped = unit === undefined && decimals === 0 ? String(value) : formatNumber(value, written)
  return unit ? `${grouped}\u00A0${unit}` : grouped
}

/** A text cut for a list of changes, or to a number of characters. */
export const shortened = (text: string, most: number = LONGEST): string =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text

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
