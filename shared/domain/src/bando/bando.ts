import * as z from 'zod/mini'
import { bandoFields, bandoProcedureLabels, type bandoDataFields, type graduatoriaExtensionFields } from './fields.ts'
import { shapeOf, type ObjectOf } from '../fields/field.ts'
import { stamps, type Infer } from '../records/record.ts'

export const BandoSchema = z.looseObject({ _id: z.string(), ...shapeOf(bandoFields), ...stamps })
export type Bando = Infer<typeof BandoSchema>
export type BandoData = Infer<ObjectOf<typeof bandoDataFields>>
export type GraduatoriaExtension = Infer<ObjectOf<typeof graduatoriaExtensionFields>>

export type BandoProcedure = keyof typeof bandoProcedureLabels
export const BANDO_PROCEDURES = Object.keys(bandoProcedureLabels) as BandoProcedure[]
