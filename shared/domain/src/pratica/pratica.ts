import * as z from 'zod/mini'
import { shapeOf, type ObjectOf } from '../fields/field.ts'
import {
  attivitaFields,
  erogazioneFields,
  incrocioFields,
  notaFields,
  passoFields,
  praticaFields,
  scadenzaFields,
  statoVoceLabels,
  tipoErogazioneLabels,
  tipoPraticaLabels,
  voceFields,
} from './fields.ts'
import { stamps, type Infer } from '../records/record.ts'

/** A case file, as it is stored. */
export const PraticaSchema = z.looseObject({
  _id: z.string().check(z.regex(/^[0-9a-f]{24}-[0-9a-f]{24}(-.+)?$/, 'Identificativo della pratica non valido')),
  ...shapeOf(praticaFields),
  ...stamps,
})
export type Pratica = Infer<typeof PraticaSchema>

export type VoceChecklist = Infer<ObjectOf<typeof voceFields>>
export type ScadenzaPratica = Infer<ObjectOf<typeof scadenzaFields>>
export type Attivita = Infer<ObjectOf<typeof attivitaFields>>
export type NotaPratica = Infer<ObjectOf<typeof notaFields>>
export type PassoPratica = Infer<ObjectOf<typeof passoFields>>
export type Erogazione = Infer<ObjectOf<typeof erogazioneFields>>
export type IncrocioSalvato = Infer<ObjectOf<typeof incrocioFields>>

export type StatoVoce = keyof typeof statoVoceLabels
export const STATI_VOCE = Object.keys(statoVoceLabels) as StatoVoce[]
export const TIPI_PRATICA = Object.keys(tipoPraticaLabels) as Pratica['tipo'][]
export const TIPI_EROGAZIONE = Object.keys(tipoErogazioneLabels) as (keyof typeof tipoErogazioneLabels)[]
