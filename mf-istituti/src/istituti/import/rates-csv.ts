import type { Istituto, Prodotto } from '@bandiera/domain'
import { csvText } from '@bandiera/ui/import'
import { texts } from './texts.ts'

/** Fields of a product that the file of rates holds, in the order of its columns. */
export const RATE_FIELDS = ['tanMin', 'tanMax', 'validoDal', 'validoAl'] as const
export type Rates = Pick<Prodotto, (typeof RATE_FIELDS)[number]>

const csvColumns = Object.values(texts.columns).map((label) => ({ label }))

/** Today's rates of every product, as the file that the import takes back. */
export const ratesCsv = (istituti: readonly Istituto[]): string =>
  csvText(
    csvColumns,
    istituti.flatMap(({ nome, prodotti = [] }) =>
      prodotti.map((prodotto) => [nome, prodotto.nome, ...RATE_FIELDS.map((campo) => prodotto[campo])]),
    ),
  )
