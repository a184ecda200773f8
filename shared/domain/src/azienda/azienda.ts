import * as z from 'zod/mini'
import { aziendaFields } from './fields.ts'
import { bilancioFields } from './bilancio-fields.ts'
import { aiutoFields, membroFields, socioFields } from './people-fields.ts'
import { esigenzaAziendaFields, sedeFields } from './place-fields.ts'
import { shapeOf, type ObjectOf } from '../fields/field.ts'
import { stamps, type Infer } from '../records/record.ts'
import { statiAzienda } from '../vocabularies.ts'

/** A client company, as it is stored. */
export const AziendaSchema = z.looseObject({ _id: z.string(), ...shapeOf(aziendaFields), ...stamps })
export type Azienda = Infer<typeof AziendaSchema>

export type Sede = Infer<ObjectOf<typeof sedeFields>>
export type Bilancio = Infer<ObjectOf<typeof bilancioFields>>
export type EsigenzaAzienda = Infer<ObjectOf<typeof esigenzaAziendaFields>>
export type Aiuto = Infer<ObjectOf<typeof aiutoFields>>
export type MembroGruppo = Infer<ObjectOf<typeof membroFields>>
export type Socio = Infer<ObjectOf<typeof socioFields>>

export type StatoAzienda = keyof typeof statiAzienda
export const STATI_AZIENDA = Object.keys(statiAzienda) as StatoAzienda[]
