import * as z from 'zod/mini'
import { shapeOf, type ObjectOf } from '../fields/field.ts'
import {
  taskFields,
  incrocioFields,
  noteFields,
  stepFields,
  praticaFields,
  scadenzaFields,
  checklistEntryStateLabels,
  payoutKindLabels,
  praticaKindLabels,
  checklistEntryFields,
} from './fields.ts'
import { stamps, type Infer } from '../records/record.ts'

/** A case file, as it is stored. */
export const PraticaSchema = z.looseObject({
  _id: z.string().check(z.regex(/^[0-9a-f]{24}-[0-9a-f]{24}(-.+)?$/, 'Identificativo della pratica non valido')),
  ...shapeOf(praticaFields),
  ...stamps,
})
export type Pratica = Infer<typeof PraticaSchema>

export type ChecklistEntry = Infer<ObjectOf<typeof checklistEntryFields>>
export type ScadenzaPratica = Infer<ObjectOf<typeof scadenzaFields>>
export type Task = Infer<ObjectOf<typeof taskFields>>
export type PraticaNote = Infer<ObjectOf<typeof noteFields>>
export type PraticaStep = Infer<ObjectOf<typeof stepFields>>
export type SavedIncrocio = Infer<ObjectOf<typeof incrocioFields>>

export type ChecklistEntryState = keyof typeof checklistEntryStateLabels
export const PRATICA_KINDS = Object.keys(praticaKindLabels) as Pratica['tipo'][]
export const PAYOUT_KINDS = Object.keys(payoutKindLabels) as (keyof typeof payoutKindLabels)[]
