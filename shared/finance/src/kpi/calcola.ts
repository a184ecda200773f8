import type { Azienda, Bilancio } from '@bandiera/domain'
import { debito } from './debito.ts'
import { grandezze, nomeGrandezza, vociMancanti, type Grandezza, type Valori } from './grandezze.ts'
import type { Indice, Kpi } from './indice.ts'
import { redditivita } from './redditivita.ts'
import { rischio } from './rischio.ts'
import { solidita } from './solidita.ts'

/** Every ratio, in the order they are shown. */
export const INDICI: readonly Indice[] = [...redditivita, ...solidita, ...debito, ...rischio]

/**
 * All ratios of one year's accounts; percentages as 0-100, amounts in euro. A missing line or a divisor that is not above
 * zero gives `null` and the reason, never NaN or infinity.
 * @param precedente the year before, for the change of working capital in the DSCR
 */
export function kpi(bilancio: Bilancio, precedente?: Bilancio): Kpi[] {
  const values = grandezze(bilancio, precedente)
  return INDICI.map((indice) => kpiOf(indice, values))
}

/** One ratio of the company's last approved accounts, for the criterion `kpi`; `null` when it cannot be known. */
export function kpiAzienda({ bilanci = [] }: Pick<Azienda, 'bilanci'>, id: string): number | null {
  const indice = INDICI.find((one) => one.id === id)
  const approved = bilanci.filter(({ approvato }) => approvato !== false).sort((a, b) => b.anno - a.anno)
  const [last, before] = approved
  if (!indice || !last) return null
  return kpiOf(indice, grandezze(last, before?.anno === last.anno - 1 ? before : undefined)).valore
}

function kpiOf({ id, nome, unita, formula, lettura, ...indice }: Indice, values: Valori): Kpi {
  const manca = vociMancanti(indice.usa, values)
  const perche = manca.length > 0 ? mancano(manca) : senzaSenso(indice.divide ?? [], values)
  const found = perche === null ? indice.calcola(values as Required<Valori>) : null
  // a sum that is zero, such as no debt service at all, leaves no ratio either
  const valore = found !== null && Number.isFinite(found) ? found : null
  const ingredienti = indice.usa.map((one) => ({ nome: nomeGrandezza(one), valore: values[one] ?? null }))
  const why = valore === null ? (perche ?? 'Il denominatore è zero: il rapporto non ha significato') : null
  const semaforo = valore === null ? null : (indice.giudica?.(valore) ?? null)
  return { id, nome, unita, valore, semaforo, formula, lettura, ingredienti, perche: why, manca }
}

const mancano = (manca: readonly Grandezza[]): string =>
  `${manca.length === 1 ? 'Manca il dato' : 'Mancano i dati'}: ${manca.map(nomeGrandezza).join(', ')}`

function senzaSenso(divide: readonly Grandezza[], values: Valori): string | null {
  const wrong = divide.find((one) => (values[one] ?? 0) <= 0)
  if (!wrong) return null
  const state = values[wrong] === 0 ? 'è zero' : 'è negativo'
  return `${nomeGrandezza(wrong)} ${state}: il rapporto non ha significato`
}
