import {
  CriteriSchema,
  formOf,
  knownOf,
  productFields,
  productRules,
  type Criterio,
  type Product,
} from '@bandiera/domain'
import * as z from 'zod/mini'
import { texts } from './texts.ts'

export const GROUPS = {
  base: ['nome', 'tipo'],
  tassi: ['tanMin', 'tanMax', 'tassoTipo'],
  parametro: ['parametro'],
  spese: ['incassoRata', 'altreSpese'],
  importi: ['importoMin', 'importoMax', 'durataMin', 'durataMax', 'preammortamentoMax'],
  garanzie: ['garanzie', 'fondoGaranzia'],
  validita: ['validoDal', 'validoAl', 'tempiGiorni'],
} as const
export const feesFields = productFields.speseIstruttoria.fields
export const FEES = ['fisso', 'percento'] as const

const plain = formOf(productFields, Object.values(GROUPS).flat())
const fees = formOf(feesFields, FEES)

/** The form of a product: amounts in euro, months, percentages; `undefined` for empty fields. */
export const ProductFormSchema = z
  .object({ ...plain.shape, speseIstruttoria: z.object(fees.shape), criteri: CriteriSchema })
  .check(...productRules, ({ value: { tanMin, tanMax, tassoTipo }, issues }) => {
    if (tanMin === undefined && tanMax === undefined)
      issues.push({ code: 'custom', input: tanMax, path: ['tanMax'], message: texts.withoutTan })
    if (tassoTipo === '')
      issues.push({ code: 'custom', input: tassoTipo, path: ['tassoTipo'], message: texts.withoutRate })
  })
export type ProductValues = z.infer<typeof ProductFormSchema>

export const productValues = ({ speseIstruttoria = {}, criteri = [], ...rest }: Partial<Product>): ProductValues => ({
  ...plain.values({ tipo: 'mutuo', tassoTipo: 'fisso', ...rest }),
  speseIstruttoria: fees.values(speseIstruttoria),
  criteri: criteri as ProductValues['criteri'],
})

/** The product to store, without empty fields; fields outside the form are kept. */
export function productOf(values: ProductValues, before: Partial<Product> & { id: string }): Product {
  const { speseIstruttoria, criteri, ...typed } = values
  const known = knownOf(fees.record(speseIstruttoria))
  const product = {
    ...before,
    ...plain.record(typed),
    speseIstruttoria: Object.keys(known).length > 0 ? known : undefined,
    criteri: criteri as Criterio[],
  }
  return knownOf(product) as unknown as Product
}
