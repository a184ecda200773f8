import * as z from 'zod/mini'
import { shapeOf } from '../fields/field.ts'
import { istitutoFields, tipiIstituto, type ProdottoSchema } from './fields.ts'
import { stamps, type Infer } from '../records/record.ts'

/** A credit institute with its products, as it is stored. */
export const IstitutoSchema = z.looseObject({ _id: z.string(), ...shapeOf(istitutoFields), ...stamps })
export type Istituto = Infer<typeof IstitutoSchema>
export type Prodotto = Infer<typeof ProdottoSchema>

export type TipoIstituto = keyof typeof tipiIstituto
export const TIPI_ISTITUTO = Object.keys(tipiIstituto) as TipoIstituto[]

/** Whether a product can be asked for on that day: inside its validity, both days included. */
export const isValidProdotto = ({ validoDal, validoAl }: Prodotto, oggi: string): boolean =>
  (validoDal ?? oggi) <= oggi && (validoAl ?? oggi) >= oggi
