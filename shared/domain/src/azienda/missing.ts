import { fieldAt, type PathOf } from '../fields/field.ts'
import { aziendaFields } from './fields.ts'

/** A datum of a company that rules ask for, by its path without places in lists. */
export type AziendaFieldPath = PathOf<typeof aziendaFields>

/** A datum that is missing: its dotted path in the company (with the index inside a list) and its name in Italian. */
export interface MissingField {
  campo: string
  etichetta: string
}

/** Name of a datum of a company outside its form; the path itself when no table knows it. */
export function aziendaFieldLabel(path: string): string {
  const field = fieldAt(aziendaFields, path)
  return field?.alone ?? field?.label ?? path
}

/** @example missing('bilanci.ula', 'bilanci.1.ula') // { campo: 'bilanci.1.ula', etichetta: 'Addetti (ULA)' } */
export const missing = (campo: AziendaFieldPath, path: string = campo): MissingField => ({
  campo: path,
  etichetta: aziendaFieldLabel(campo),
})
