import * as z from 'zod/mini'
import { shapeOf } from '../fields/field.ts'
import { stamps, type Infer } from '../records/record.ts'
import {
  statoInvitoLabels,
  usrFields,
  type InvitoSchema,
  type PreferenzeSchema,
  type VistaSalvataSchema,
} from './fields.ts'

/** How far the mail of an invitation got. */
export type StatoInvito = keyof typeof statoInvitoLabels
export type Invito = Infer<typeof InvitoSchema>
export type VistaSalvata = Infer<typeof VistaSalvataSchema>
export type Preferenze = Infer<typeof PreferenzeSchema>

/** A person who can sign in, or was invited to, as it is stored. */
export const UsrSchema = z.looseObject({ _id: z.string(), ...shapeOf(usrFields), ...stamps })
export type Usr = Infer<typeof UsrSchema>

export type PublicUsr = Pick<Usr, '_id' | 'name' | 'role' | 'photo'>
