import * as z from 'zod/mini'
import { aziendaFields } from './fields.ts'
import { bilancioFields } from './bilancio-fields.ts'
import { aiutoFields, groupMemberFields, socioFields } from './people-fields.ts'
import { esigenzaAziendaFields, sedeFields } from './place-fields.ts'
import { shapeOf, type ObjectOf } from '../fields/field.ts'
import { stamps, type Infer } from '../records/record.ts'
import type { aziendaStateLabels } from '../vocabularies.ts'

export const AziendaSchema = z.looseObject({ _id: z.string(), ...shapeOf(aziendaFields), ...stamps })
export type Azienda = Infer<typeof AziendaSchema>

export type Sede = Infer<ObjectOf<typeof sedeFields>>
export type Bilancio = Infer<ObjectOf<typeof bilancioFields>>
export type EsigenzaAzienda = Infer<ObjectOf<typeof esigenzaAziendaFields>>
export type Aiuto = Infer<ObjectOf<typeof aiutoFields>>
export type GroupMember = Infer<ObjectOf<typeof groupMemberFields>>
export type Socio = Infer<ObjectOf<typeof socioFields>>

export type AziendaState = keyof typeof aziendaStateLabels
