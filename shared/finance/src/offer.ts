import type { Product } from '@bandiera/domain'
import { cents, isPrestito, type RepaymentPlan, amortisationPlan, bulletPlan } from './loan.ts'
import { taegOfPlan } from './taeg.ts'

export interface LoanRequest {
  importo: number
  mesi: number
  preammortamento?: number
}

/** A product worked out for one request, in euro; rates in percent. */
export interface LoanOffer {
  tan: number
  piano: RepaymentPlan
  /** `TAEG indicativo`: the company's contract may hold other costs. */
  taeg: number | null
  speseIniziali: number
  speseRate: number
  costo: number
  totale: number
}

const AT_THE_END = ['anticipo', 'fido', 'factoring']

/** How a product is given back: by instalments, whole at its end, or not at all as a guarantee lends nothing. */
export function repaymentOf({ tipo = '' }: Product): 'rate' | 'scadenza' | 'nessuno' {
  if (tipo === 'garanzia') return 'nessuno'
  return AT_THE_END.includes(tipo) ? 'scadenza' : 'rate'
}

/** Why a product does not fit the request, as an Italian sentence; `null` when it does. */
export function outsideLimits(prodotto: Product, { importo, mesi }: LoanRequest): string | null {
  const { importoMin = 0, importoMax = Infinity, durataMin = 0, durataMax = Infinity } = prodotto
  if (importo < importoMin) return 'Importo sotto il minimo'
  if (importo > importoMax) return 'Importo oltre il massimo'
  if (mesi < durataMin) return 'Durata sotto il minimo'
  return mesi > durataMax ? 'Durata oltre il massimo' : null
}

/** Rate of a product in percent a year, by default the highest; `undefined` when the product has none. */
export const tanOf = ({ tanMin, tanMax }: Product, tasso: 'massimo' | 'minimo' = 'massimo'): number | undefined =>
  tasso === 'massimo' ? (tanMax ?? tanMin) : (tanMin ?? tanMax)

/** The product's cost at one of its rates, by default the highest; `null` without a rate or for a request that is no loan. */
export function loanOffer(
  prodotto: Product,
  richiesta: LoanRequest,
  tasso: 'massimo' | 'minimo' = 'massimo',
): LoanOffer | null {
  const { speseIstruttoria, incassoRata = 0, altreSpese = 0 } = prodotto
  const tan = tanOf(prodotto, tasso)
  const prestito = {
    capitale: richiesta.importo,
    mesi: richiesta.mesi,
    tan: tan ?? 0,
    preammortamento: richiesta.preammortamento ?? 0,
  }
  if (tan === undefined || !isPrestito(prestito) || repaymentOf(prodotto) === 'nessuno') return null
  const piano = repaymentOf(prodotto) === 'rate' ? amortisationPlan(prestito) : bulletPlan(prestito)
  const percento = ((speseIstruttoria?.percento ?? 0) * richiesta.importo) / 100
  const speseIniziali = cents((speseIstruttoria?.fisso ?? 0) + percento + altreSpese)
  const speseRate = cents(incassoRata * piano.rate.length)
  const costo = cents(piano.interessi + speseIniziali + speseRate)
  const taeg = taegOfPlan(richiesta.importo, piano.rate, { iniziali: speseIniziali, perRata: incassoRata })
  return { tan, piano, taeg, speseIniziali, speseRate, costo, totale: cents(richiesta.importo + costo) }
}
