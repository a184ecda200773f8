import * as f from '../fields/field.ts'
import type { Infer } from '../records/record.ts'

export interface CriterioFault {
  path: string[]
  message: string
}
export type Verdicts = (CriterioFault | false | undefined)[]

/** A kind of criterion: the only place with its name, its fields and its faults. */
export interface CriterioKind<F extends f.Fields = f.Fields> {
  label: string
  fields: F
  /** A new criterion with nothing chosen yet; its faults say what must be chosen. */
  start: object
  difetti: (criterio: CriterioOf<F>) => Verdicts
}
export type Kinds = Readonly<Record<string, Omit<CriterioKind, 'difetti'> & { difetti: (criterio: never) => Verdicts }>>
export type CriterioOf<F extends f.Fields> = Infer<f.ObjectOf<F>>

export const kind = <F extends f.Fields>(
  label: string,
  fields: F,
  facts: Pick<CriterioKind<F>, 'start' | 'difetti'>,
): CriterioKind<F> => ({ label, fields, ...facts })

export const at = (field: string, message: string): CriterioFault => ({ path: [field], message })

/** Faults of a list that must not be empty and may have only values with words. */
export const chosen = (fields: f.Fields, key: string, values: readonly string[]): Verdicts => [
  values.length === 0 && at(key, 'Scegli almeno una voce'),
  unknown(key, values, (value) => Object.hasOwn(fields[key]?.words ?? {}, value)),
]

export function unknown(field: string, values: readonly string[] = [], isKnown: (value: string) => boolean) {
  const wrong = values.filter((value) => !isKnown(value))
  return wrong.length > 0 && at(field, `Valore non riconosciuto: ${wrong.join(', ')}. Toglilo e sceglilo dall’elenco`)
}

/** Faults of two limits, at least one of which is required; `names` are their fields. */
export function limits(
  { min, max }: { min?: number | undefined; max?: number | undefined },
  [low, high]: readonly [string, string] = ['min', 'max'],
): Verdicts {
  return [
    min === undefined && max === undefined && at(low, 'Indica almeno uno dei due limiti'),
    min !== undefined && min < 0 && at(low, 'Inserisci un valore non negativo'),
    max !== undefined && max < 0 && at(high, 'Inserisci un valore non negativo'),
    min !== undefined && max !== undefined && min > max && at(high, 'Il massimo è più piccolo del minimo: scambiali'),
  ]
}

export const whole = (field: string, value: number | undefined) =>
  value !== undefined && !Number.isInteger(value) && at(field, WHOLE)
export const WHOLE = 'Scrivi un numero intero'

/** Words that are their own values. */
export const asWords = (values: readonly string[]): Record<string, string> =>
  Object.fromEntries(values.map((value) => [value, value]))
