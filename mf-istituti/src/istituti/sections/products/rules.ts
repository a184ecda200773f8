import {
  CriteriSchema,
  formOf,
  knownOf,
  prodottoFields,
  regoleProdotto,
  type Criterio,
  type Prodotto,
} from '@bandiera/domain'
import * as z from 'zod/mini'
import { texts } from './texts.ts'

/** Fields of a product that its form asks for by their table, in groups. */
export const GRUPPI = {
  base: ['nome', 'tipo'],
  tassi: ['tanMin', 'tanMax', 'tassoTipo'],
  parametro: ['parametro'],
  spese: ['incassoRata', 'altreSpese'],
  importi: ['importoMin', 'importoMax', 'durataMin', 'durataMax', 'preammortamentoMax'],
  garanzie: ['garanzie', 'fondoGaranzia'],
  validita: ['validoDal', 'validoAl', 'tempiGiorni'],
} as const
export const istruttoriaFields = prodottoFields.speseIstruttoria.fields
export const ISTRUTTORIA = ['fisso', 'percento'] as const

const plain = formOf(prodottoFields, Object.values(GRUPPI).flat())
const istruttoria = formOf(istruttoriaFields, ISTRUTTORIA)

/** The form of a product: amounts in euro, months, percentages; `undefined` where nothing is written. */
export const ProdottoFormSchema = z
  .object({ ...plain.shape, speseIstruttoria: z.object(istruttoria.shape), criteri: CriteriSchema })
  .check(...regoleProdotto, ({ value: { tanMin, tanMax, tassoTipo }, issues }) => {
    if (tanMin === undefined && tanMax === undefined)
      issues.push({ code: 'custom', input: tanMax, path: ['tanMax'], message: texts.senzaTan })
    if (tassoTipo === '')
      issues.push({ code: 'custom', input: tassoTipo, path: ['tassoTipo'], message: texts.senzaTasso })
  })
export type ProdottoValues = z.infer<typeof ProdottoFormSchema>

export const prodottoValues = ({
  speseIstruttoria = {},
  criteri = [],
  ...rest
}: Partial<Prodotto>): ProdottoValues => ({
  ...plain.values({ tipo: 'mutuo', tassoTipo: 'fisso', ...rest }),
  speseIstruttoria: istruttoria.values(speseIstruttoria),
  criteri: criteri as ProdottoValues['criteri'],
})

/** The product to store; what was left empty is absent, fields that the form does not show stay as they were. */
export function prodottoOf(values: ProdottoValues, before: Partial<Prodotto> & { id: string }): Prodotto {
  const { speseIstruttoria, criteri, ...typed } = values
  const fees = knownOf(istruttoria.record(speseIstruttoria))
  const product = {
    ...before,
    ...plain.record(typed),
    speseIstruttoria: Object.keys(fees).length > 0 ? fees : undefined,
    criteri: criteri as Criterio[],
  }
  return knownOf(product) as unknown as Prodotto
}
