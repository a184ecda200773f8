import * as z from 'zod/mini'
import { shapeOf } from '../fields/field.ts'
import { istitutoFields, istitutoKindLabels, type ProductSchema } from './fields.ts'
import { stamps, type Infer } from '../records/record.ts'

export const IstitutoSchema = z.looseObject({ _id: z.string(), ...shapeOf(istitutoFields), ...stamps })
export type Istituto = Infer<typeof IstitutoSchema>
export type Product = Infer<typeof ProductSchema>

export type IstitutoKind = keyof typeof istitutoKindLabels
export const ISTITUTO_KINDS = Object.keys(istitutoKindLabels) as IstitutoKind[]

/** Whether a product can be asked for on that day: inside its validity, both days included. */
export const isValidProduct = ({ validoDal, validoAl }: Product, oggi: string): boolean =>
  (validoDal ?? oggi) <= oggi && (validoAl ?? oggi) >= oggi
