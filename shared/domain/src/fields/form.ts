import * as z from 'zod/mini'
import { fieldRules, ruleCheck } from './rules.ts'
import { readDay } from '../read/read-day.ts'
import { tidyText } from '../text/tidy-text.ts'
import { isNeeded, type Field, type Fields, type Kind } from './field.ts'

/** The value of a field in a form: texts as they are typed, numbers as numbers, answers as yes, no or `null`. */
export type InputOf<X extends Field> = X['kind'] extends 'euro' | 'number'
  ? number | undefined
  : X['kind'] extends 'yesNo'
    ? boolean | null
    : string
export type ValuesOf<F extends Fields, K extends keyof F> = { [P in K]: InputOf<F[P]> }
type Stored<F extends Fields, P extends keyof F> = z.infer<F[P]['schema']>
/** A record, or the absent fields of a new one. */
type StoredOf<F extends Fields, K extends keyof F> = { [P in K]?: Stored<F, P> | undefined }
/** Values of a valid form: required fields are present. */
type RecordOf<F extends Fields, K extends keyof F> = {
  [P in K as undefined extends Stored<F, P> ? never : P]: Stored<F, P>
} & { [P in K as undefined extends Stored<F, P> ? P : never]?: Stored<F, P> | undefined }

/** An additional check of a kind of field, for what the domain does not know, such as the world's phone numbers. */
export type KindChecks = Partial<Record<Kind, z.core.CheckFn<string>>>

export interface RecordForm<F extends Fields, K extends keyof F & string> {
  shape: { [P in K]: z.ZodMiniType<InputOf<F[P]>> }
  values: (record: StoredOf<F, K>) => ValuesOf<F, K>
  /** The fields of the record from the typed values: in their normal form, `undefined` for empty ones. */
  record: (values: ValuesOf<F, K>) => RecordOf<F, K>
}

/** @example const contatti = formOf(aziendaFields, keysIn(aziendaFields, 'contatti'), { phone: phoneRule() }) */
export function formOf<F extends Fields, K extends keyof F & string>(
  fields: F,
  keys: readonly K[],
  checks: KindChecks = {},
): RecordForm<F, K> {
  const each = <T>(make: (field: Field, key: K) => T): Record<K, T> =>
    Object.fromEntries(keys.map((key) => [key, make(fields[key]!, key)])) as Record<K, T>
  return {
    shape: each((field) => inputSchema(field, checks[field.kind])) as never,
    values: (record) => each((field, key) => inputOf(field, record[key])) as ValuesOf<F, K>,
    record: (values) => each((field, key) => storedOf(field, values[key])) as unknown as RecordOf<F, K>,
  }
}

function inputSchema(field: Field, more: z.core.CheckFn<string> | undefined): z.ZodMiniType {
  if (field.kind === 'euro' || field.kind === 'number') return field.schema
  if (field.kind === 'yesNo') return z.nullable(z.boolean())
  const checks = [needed(field), ruled(field), more].filter((check) => check !== undefined)
  return checks.length > 0 ? z.string().check(...(checks as [z.core.CheckFn<string>])) : z.string()
}

/** A field that must be there refuses an empty text, in the words of its schema. */
function needed(field: Field): z.core.CheckFn<string> | undefined {
  if (!isNeeded(field)) return undefined
  return ({ value, issues }) => {
    const fault = value.trim() === '' ? field.schema.safeParse('').error?.issues[0] : undefined
    // the schema of a day says what is wrong with one that is written
    const message = field.kind === 'day' ? 'Inserisci la data' : fault?.message
    // the checks between fields run all the same
    if (fault) issues.push({ code: 'custom', input: value, message, continue: true })
  }
}

function ruled({ kind, check }: Field): z.core.CheckFn<string> | undefined {
  if (check)
    return ruleCheck((value) => {
      const verdict = tidyText(value) === '' ? null : check(value)
      return verdict === null || verdict.ok || verdict.motivo
    })
  const own = kind === 'day' ? fieldRules.data : kind === 'hour' ? fieldRules.ora : undefined
  return own && ruleCheck(own)
}

function inputOf({ kind }: Field, stored: unknown): unknown {
  if (kind === 'euro' || kind === 'number') return stored
  if (kind === 'yesNo') return stored ?? null
  return kind === 'texts' && Array.isArray(stored) ? stored.join(', ') : (stored ?? '')
}

function storedOf({ kind, check }: Field, typed: unknown): unknown {
  if (typeof typed !== 'string') return typed ?? undefined
  // a text that the number field could not read yet: a preview shows the form during typing
  if (kind === 'euro' || kind === 'number') return undefined
  if (kind === 'texts') {
    const all = [...new Set(typed.split(',').map((one) => one.trim()))].filter(Boolean)
    return all.length > 0 ? all : undefined
  }
  // the rule of a day takes 2026/03/05 too, a record does not
  if (kind === 'day') return readDay(typed).valore ?? (typed.trim() || undefined)
  const verdict = check?.(typed)
  return verdict ? (verdict.ok ? verdict.valore : undefined) : typed.trim() || undefined
}
