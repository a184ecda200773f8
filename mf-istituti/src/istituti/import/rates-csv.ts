import type { Istituto, Prodotto } from '@bandiera/domain'
import { csvText } from '@bandiera/ui/import'
import { texts } from './texts.ts'

/** Fields of a product that the file of rates holds, in the order of its columns. */
export const CAMPI_TASSO = ['tanMin', 'tanMax', 'validoDal', 'validoAl'] as const
export type Tasso = Pick<Prodotto, (typeof CAMPI_TASSO)[number]>

const columns = Object.values(texts.colonne).map((label) => ({ label }))

/** Today's rates of every product, as the file that the import takes back. */
export const tassiCsv = (istituti: readonly Istituto[]): string =>
  csvText(
    columns,
    istituti.flatMap(({ nome, prodotti = [] }) =>
      prodotti.map((prodotto) => [nome, prodotto.nome, ...CAMPI_TASSO.map((campo) => prodotto[campo])]),
    ),
  )
