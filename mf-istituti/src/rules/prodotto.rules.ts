import { CriteriSchema, type Criterio, type Prodotto } from '@bandiera/domain'
import * as z from 'zod/mini'
import { prodotti } from '../testi.ts'

const { errori } = prodotti
const text = z.string().check(z.trim())
const Numero = z.optional(z.number())
const Percento = z.optional(z.number().check(z.lte(100, errori.percento)))
const Mesi = z.optional(z.number().check(z.lte(600, errori.mesi)))

/** The form of a product: amounts in euro, months, percentages; `undefined` where nothing is written. */
export const ProdottoFormSchema = z
  .object({
    nome: text.check(z.minLength(1, errori.nome)),
    tipo: z.string(),
    importoMin: Numero,
    importoMax: Numero,
    durataMin: Mesi,
    durataMax: Mesi,
    tassoTipo: z.string(),
    parametro: text,
    tanMin: Percento,
    tanMax: Percento,
    speseFisse: Numero,
    spesePercento: Percento,
    incassoRata: Numero,
    altreSpese: Numero,
    preammortamentoMax: Mesi,
    garanzie: text,
    fondoGaranzia: z.boolean(),
    criteri: CriteriSchema,
    validoDal: z.string(),
    validoAl: z.string(),
    tempiGiorni: Numero,
  })
  .check(({ value, issues }) => {
    const fault = (path: string, message: string) =>
      issues.push({ code: 'custom', input: value, path: [path], message })
    const { importoMin = 0, importoMax = Infinity, durataMin = 0, durataMax = Infinity, tanMin, tanMax } = value
    if (importoMax < importoMin) fault('importoMax', errori.ordineImporti)
    if (durataMax < durataMin) fault('durataMax', errori.ordineDurate)
    if (tanMin === undefined && tanMax === undefined) fault('tanMax', errori.tan)
    if ((tanMax ?? Infinity) < (tanMin ?? 0)) fault('tanMax', errori.ordineTan)
    if (value.validoAl && value.validoAl < value.validoDal) fault('validoAl', errori.ordineValidita)
  })
export type ProdottoValues = z.infer<typeof ProdottoFormSchema>

const NUMERI = [
  'importoMin',
  'importoMax',
  'durataMin',
  'durataMax',
  'tanMin',
  'tanMax',
  'incassoRata',
  'altreSpese',
  'preammortamentoMax',
  'tempiGiorni',
] as const

export function prodottoValues(prodotto: Partial<Prodotto>): ProdottoValues {
  const { nome = '', tipo = 'mutuo', tassoTipo = 'fisso', parametro = '', speseIstruttoria } = prodotto
  const numeri = Object.fromEntries(NUMERI.map((name) => [name, prodotto[name]])) as Pick<ProdottoValues, 'tanMin'>
  return {
    ...numeri,
    nome,
    tipo,
    tassoTipo,
    parametro,
    speseFisse: speseIstruttoria?.fisso,
    spesePercento: speseIstruttoria?.percento,
    garanzie: prodotto.garanzie?.join(', ') ?? '',
    fondoGaranzia: prodotto.fondoGaranzia ?? false,
    criteri: (prodotto.criteri ?? []) as ProdottoValues['criteri'],
    validoDal: prodotto.validoDal ?? '',
    validoAl: prodotto.validoAl ?? '',
  }
}

/** The product to store; what was left empty is absent, fields that the form does not show stay as they were. */
export function prodottoOf(values: ProdottoValues, before: Partial<Prodotto> & { id: string }): Prodotto {
  const { speseFisse: fisso, spesePercento: percento, garanzie, tassoTipo, ...rest } = values
  const list = garanzie
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
  const product = {
    ...before,
    ...rest,
    tassoTipo: tassoTipo === 'variabile' ? 'variabile' : 'fisso',
    speseIstruttoria: fisso === undefined && percento === undefined ? undefined : { fisso, percento },
    garanzie: list.length > 0 ? list : undefined,
    criteri: values.criteri as Criterio[],
  }
  const known = Object.entries(product).filter(([, value]) => value !== undefined && value !== '')
  return Object.fromEntries(known) as unknown as Prodotto
}
