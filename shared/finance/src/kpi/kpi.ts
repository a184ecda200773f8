import { decimalsFor, type Azienda, type Bilancio } from '@bandiera/domain'
import {
  accountsOf,
  type Quantity,
  quantitiesOf,
  quantityName,
  lastApproved,
  type Quantities,
  missingLines,
} from './accounts.ts'
import type { Ratio, Kpi } from './ratio.ts'
import { RATIOS } from './ratios.ts'

/**
 * Percentages as 0-100, amounts in euro. The year before is looked up in the same accounts, so that every page gives one DSCR. A missing line or
 * a divisor that is not above zero gives `null` and the reason, never NaN or infinity. No ratios of a year without accounts.
 */
export function kpi(bilanci: readonly Bilancio[], anno: number): Kpi[] {
  const accounts = accountsOf(bilanci, anno)
  if (!accounts) return []
  const values = quantitiesOf(accounts)
  return RATIOS.map((indice) => kpiOf(indice, values))
}

/** One ratio of a year, as `kpi` gives it; `null` without accounts of that year or for a ratio that is not known. */
export function kpiById(bilanci: readonly Bilancio[], anno: number, id: string): Kpi | null {
  const [accounts, indice] = [accountsOf(bilanci, anno), RATIOS.find((one) => one.id === id)]
  return accounts && indice ? kpiOf(indice, quantitiesOf(accounts)) : null
}

/** One ratio of the company's last approved accounts, for the criterion `kpi`; `null` when it cannot be known. */
export function kpiOfAzienda({ bilanci = [] }: Pick<Azienda, 'bilanci'>, id: string): number | null {
  const last = lastApproved(bilanci)
  return last ? (kpiById(bilanci, last.anno, id)?.valore ?? null) : null
}

function kpiOf({ id, nome, unita, formula, lettura, ...indice }: Ratio, values: Quantities): Kpi {
  const manca = missingLines(indice.usa, values)
  const perche = manca.length > 0 ? missingText(manca) : meaninglessText(indice.divide ?? [], values)
  const found = perche === null ? indice.calcola(values as Required<Quantities>) : null
  // a sum that is zero, such as no debt service at all, leaves no ratio either
  const valore = found !== null && Number.isFinite(found) ? found : null
  const ingredienti = indice.usa.map((one) => ({ nome: quantityName(one), valore: values[one] ?? null }))
  const why = valore === null ? (perche ?? 'Il denominatore è zero: il rapporto non ha significato') : null
  const semaforo = valore === null ? null : (indice.giudica?.(valore) ?? null)
  const usual = unita === 'euro' || unita === 'giorni' ? 0 : 2
  const decimali = valore === null || !indice.giudica ? usual : decimalsFor(valore, usual, indice.giudica)
  return { id, nome, unita, valore, decimali, semaforo, formula, lettura, ingredienti, perche: why, manca }
}

const missingText = (manca: readonly Quantity[]): string =>
  `${manca.length === 1 ? 'Manca il dato' : 'Mancano i dati'}: ${manca.map(quantityName).join(', ')}`

function meaninglessText(divide: readonly Quantity[], values: Quantities): string | null {
  const wrong = divide.find((one) => (values[one] ?? 0) <= 0)
  if (!wrong) return null
  const state = values[wrong] === 0 ? 'è zero' : 'è negativo'
  return `${quantityName(wrong)} ${state}: il rapporto non ha significato`
}
