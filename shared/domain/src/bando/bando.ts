import * as z from 'zod/mini'
import { bandoFields, procedureLabels, type datiBandoFields, type scorrimentoFields } from './fields.ts'
import { shapeOf, type ObjectOf } from '../fields/field.ts'
import { stamps, type Infer } from '../records/record.ts'

/** A grant call, as it is stored. */
export const BandoSchema = z.looseObject({ _id: z.string(), ...shapeOf(bandoFields), ...stamps })
export type Bando = Infer<typeof BandoSchema>
export type DatiBando = Infer<ObjectOf<typeof datiBandoFields>>
export type Scorrimento = Infer<ObjectOf<typeof scorrimentoFields>>

export type Procedura = keyof typeof procedureLabels
export const PROCEDURE = Object.keys(procedureLabels) as Procedura[]
