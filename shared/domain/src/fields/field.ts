import * as z from 'zod/mini'
import type { CollectionName } from '../collections.ts'
import type { NumberCheck } from '../codes/number-check.ts'
import { CalendarDay, YesNoUnknown, EuroAmount } from '../records/record.ts'

export type Kind =
  | 'text'
  | 'lines'
  | 'email'
  | 'pec'
  | 'phone'
  | 'site'
  | 'partitaIva'
  | 'codiceFiscale'
  | 'day'
  | 'hour'
  | 'instant'
  | 'euro'
  | 'number'
  | 'yesNo'
  | 'choice'
  | 'texts'
  | 'reference'
  | 'references'
  | 'group'
  | 'rows'
  | 'other'

/** Name of a line of a list: its noun and one of its texts, "Documento «Visura»". */
export const called =
  (word: string, key: string) =>
  (line: Line): string =>
    typeof line[key] === 'string' ? `${word} «${line[key]}»` : word

export type Line = Record<string, unknown>

export interface FieldFacts {
  /** Its name outside its form, such as in a list of missing data. */
  alone?: string
  help?: string
  /** The part of the record's page that shows it. */
  section?: string
  /** Checks a text and gives its normal form: forms and imports use it. */
  check?: (text: string) => NumberCheck
  /** Its text from the whole record, when the value alone is not enough: a code with its name. */
  told?: (record: Line, nameOf: NameOf) => string
  /** Words of a closed list by its values. A value of another version is shown unchanged. */
  words?: Readonly<Record<string, string>>
  /** Written after a number. */
  unit?: string
  /** Most decimals of a number. */
  decimals?: number
  /** The largest number that a form takes. */
  max?: number
  /** Its texts are addresses of images, or images: the server looks at their content. */
  image?: boolean
  /** Most characters of its text, or of each of its texts, when the default of its kind (`boundOf`) does not fit. */
  longest?: number
  /** Most lines of its list. */
  most?: number
  /** Text of the form for no choice. */
  none?: string
  /** A yes or no that forms ask and show inverted: a stored yes is displayed as no. */
  negated?: boolean
  /** An amount that may be below zero. */
  signed?: boolean
  /** First day that a form offers; `past` ends at today. */
  from?: string
  past?: boolean
  /** Its form does not mark it as optional: nearly every record has it, or a substitute. */
  expected?: boolean
  /** Other names that files give to its column, separated by `|`: the import reads it. */
  columns?: string
  /** A search looks into it: the box over its list, and the palette. */
  searched?: boolean
  /** The server writes it and ignores what a client sends. */
  stamped?: boolean
  /** Never shown: the server alone uses it, or another field already shows it. */
  hidden?: boolean
  /** Its parts mean nothing apart from each other: of two changes one is kept, whole. */
  whole?: boolean
  /** A list without an order, like `references`: one person's additions and another's removals are merged. */
  set?: boolean
  /** The names of its parts are clear without its own. */
  inline?: boolean
  /** The collection that a `reference` points into. */
  to?: CollectionName
  /** The fields of a `group`, or of each line of `rows`. */
  fields?: Fields
  /** The fields of one line of `rows`, where lines are of several kinds; `fields` are then those that all of them have. */
  fieldsOf?: (line: Line) => Fields
  /** Name of a line of `rows`: "Bilancio 2025". */
  lineName?: (line: Line, nameOf: NameOf) => string
  /** Field that identifies a line without an `id` in any position: the year of accounts. */
  lineKey?: (line: Line) => unknown
}

/** One field of a record: the only place with its content and its name. */
export interface Field<S extends z.ZodMiniType = z.ZodMiniType, K extends Kind = Kind> extends FieldFacts {
  kind: K
  /** What may be stored. */
  schema: S
  /** Its name on the form. */
  label: string
}
export type Fields = Readonly<Record<string, Field>>

/** The name of a record if the reader may know it, else `null`. */
export type NameOf = (id: string, coll?: CollectionName) => string | null

export type ShapeOf<F extends Fields> = { -readonly [K in keyof F]: F[K]['schema'] }
export type ObjectOf<F extends Fields> = z.ZodMiniObject<ShapeOf<F>, z.core.$loose>

/** The field with its facts, in their exact types. */
type Made<S extends z.ZodMiniType, K extends Kind, X> = Field<S, K> & NoInfer<X>

/** A field with a schema of its own: one that must be there, or one with a rule. */
export const field = <K extends Kind, S extends z.ZodMiniType, X extends FieldFacts = object>(
  kind: K,
  schema: S,
  label: string,
  facts?: X,
) => ({ kind, schema, label, ...facts }) as Made<S, K, X>

const usual =
  <K extends Kind, S extends z.ZodMiniType>(kind: K, schema: S, preset: FieldFacts = {}) =>
  <X extends FieldFacts = object>(label: string, facts?: X): Made<S, K, X> =>
    field(kind, schema, label, { ...preset, ...facts }) as Made<S, K, X>

// The usual fields: each may be absent.
const Text = z.optional(z.string())
export const text = usual('text', Text)
export const lines = usual('lines', Text)
export const email = usual('email', Text)
export const phone = usual('phone', Text)
/** A day in Italy, `YYYY-MM-DD`. */
export const day = usual('day', z.optional(CalendarDay))
export const instant = usual('instant', Text)
/** Euro, not below zero. */
export const euro = usual('euro', z.optional(EuroAmount))
/** Euro of the accounts, which no schema limits. */
export const amount = usual('euro', z.optional(z.number()))
export const number = usual('number', z.optional(z.number()))
/** 0-100. */
export const percent = usual('number', z.optional(z.number()), { unit: '%', decimals: 2 })
/** Yes, no, or not known (`null`). */
export const yesNo = usual('yesNo', YesNoUnknown)
export const flag = usual('yesNo', z.optional(z.boolean()))
/** Words in any number. */
export const texts = usual('texts', z.optional(z.array(z.string())))

export const reference = <X extends FieldFacts = object>(label: string, to: CollectionName, facts?: X) =>
  field('reference', Text, label, { to, ...facts }) as Made<typeof Text, 'reference', X>

/** A value of a closed list, with the word for each. */
export const choice = <T extends string, X extends FieldFacts = object>(
  label: string,
  words: Readonly<Record<T, string>>,
  facts?: X,
) =>
  field('choice', z.optional(z.enum(valuesOf(words))), label, { words, ...facts }) as Made<
    z.ZodMiniOptional<z.ZodMiniEnum<{ [K in T]: K }>>,
    'choice',
    X
  >

export const group = <F extends Fields, X extends FieldFacts = object>(label: string, fields: F, facts?: X) =>
  field('group', z.optional(objectOf(fields)), label, { ...facts, fields }) as Made<
    z.ZodMiniOptional<ObjectOf<F>>,
    'group',
    X & { fields: F }
  >

/** Lines with the same fields each; `schema` where a line has rules between its fields. */
export function rows<F extends Fields, X extends LineFacts, S extends z.ZodMiniType = ObjectOf<F>>(
  label: string,
  fields: F,
  facts: X,
  schema?: S,
): Made<z.ZodMiniOptional<z.ZodMiniArray<S>>, 'rows', X & { fields: F }> {
  const line = schema ?? (objectOf(fields) as unknown as S)
  return field('rows', z.optional(z.array(line)), label, { ...facts, fields }) as never
}
type LineFacts = FieldFacts & Required<Pick<FieldFacts, 'lineName'>>

export const valuesOf = <T extends string>(words: Readonly<Record<T, string>>): [T, ...T[]] =>
  Object.keys(words) as [T, ...T[]]

export const shapeOf = <F extends Fields>(fields: F): ShapeOf<F> =>
  Object.fromEntries(Object.entries(fields).map(([key, { schema }]) => [key, schema])) as ShapeOf<F>

/** The schema of a part of a record: fields that another version stored are kept. */
export const objectOf = <F extends Fields>(fields: F): ObjectOf<F> => z.looseObject(shapeOf(fields))

export const isNeeded = ({ schema }: Field): boolean => !schema.safeParse(undefined).success

/** The names of the fields of one section, in the order of the table. */
export const keysIn = <F extends Fields, const S extends string>(fields: F, section: S): KeyIn<F, S>[] =>
  Object.keys(fields).filter((key) => fields[key]!.section === section) as KeyIn<F, S>[]
export type KeyIn<F extends Fields, S extends string> = {
  [K in keyof F & string]: F[K] extends { section: S } ? K : never
}[keyof F & string]

/** The dotted paths of a table, places in lists left out: `bilanci.ula`. */
export type PathOf<F extends Fields> = {
  [K in keyof F & string]: K | (F[K] extends { fields: infer P extends Fields } ? `${K}.${PathOf<P>}` : never)
}[keyof F & string]

/** `undefined` where the table has none. A line of a list may say which fields it has: `record` is what the path leads into. */
export function fieldAt(fields: Fields, path: string, record?: unknown): Field | undefined {
  let at: Fields | undefined = fields
  let found: Field | undefined
  let value = record
  for (const key of path.split('.')) {
    value = typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? (value as Line)[key] : undefined
    if (/^\d+$/.test(key)) {
      at = found && partsOf(found, value)
      continue
    }
    found = at && Object.hasOwn(at, key) ? at[key] : undefined
    if (!found) return undefined
    at = found.fields
  }
  return found
}

export const partsOf = ({ fields = {}, fieldsOf }: Field, line: unknown): Fields =>
  fieldsOf && typeof line === 'object' && line !== null ? fieldsOf(line as Line) : fields

/** Its id, or what its table says; `undefined` for a line without a key. It stays the same when lines are moved. */
export function keyOfLine(field: Field | undefined, line: unknown): unknown {
  if (typeof line !== 'object' || line === null) return undefined
  const { _id, id } = line as { _id?: unknown; id?: unknown }
  return _id ?? id ?? field?.lineKey?.(line as Line)
}
