import type { Prodotto } from '@bandiera/domain'
import { cents, isPrestito, type Piano, pianoAmmortamento, pianoScadenza } from './loan.ts'
import { taegPiano } from './taeg.ts'

/** The financing that is asked for: euro, whole months. */
export interface Richiesta {
  importo: number
  mesi: number
  preammortamento?: number
}

/** A product worked out for one request, in euro; rates in percent. */
export interface Offerta {
  tan: number
  piano: Piano
  /** `TAEG indicativo`: the company's contract may hold other costs. */
  taeg: number | null
  speseIniziali: number
  /** Fees of all instalments together. */
  speseRate: number
  /** Interest and all fees. */
  costo: number
  /** Everything that leaves the company. */
  totale: number
}

const AT_THE_END = ['anticipo', 'fido', 'factoring']

/** How a product is given back: by instalments, whole at its end, or not at all as a guarantee lends nothing. */
export function rimborso({ tipo = '' }: Prodotto): 'rate' | 'scadenza' | 'nessuno' {
  if (tipo === 'garanzia') return 'nessuno'
  return AT_THE_END.includes(tipo) ? 'scadenza' : 'rate'
}

/** Why a product does not fit the request, as an Italian sentence; `null` when it does. */
export function fuoriLimiti(prodotto: Prodotto, { importo, mesi }: Richiesta): string | null {
  const { importoMin = 0, importoMax = Infinity, durataMin = 0, durataMax = Infinity } = prodotto
  if (importo < importoMin) return 'Importo sotto il minimo'
  if (importo > importoMax) return 'Importo oltre il massimo'
  if (mesi < durataMin) return 'Durata sotto il minimo'
  return mesi > durataMax ? 'Durata oltre il massimo' : null
}

/** Rate of a product in percent a year, by default the highest; `undefined` when the product has none. */
export const tanDi = ({ tanMin, tanMax }: Prodotto, tasso: 'massimo' | 'minimo' = 'massimo'): number | undefined =>
  tasso === 'massimo' ? (tanMax ?? tanMin) : (tanMin ?? tanMax)

/** The product's cost at one of its rates, by default the highest; `null` without a rate or for a request that is no loan. */
export function offerta(
  prodotto: Prodotto,
  richiesta: Richiesta,
  tasso: 'massimo' | 'minimo' = 'massimo',
): Offerta | null {
  const { speseIstruttoria, incassoRata = 0, altreSpese = 0 } = prodotto
  const tan = tanDi(prodotto, tasso)
  const prestito = {
    capitale: richiesta.importo,
    mesi: richiesta.mesi,
    tan: tan ?? 0,
    preammortamento: richiesta.preammortamento ?? 0,
  }
  if (tan === undefined || !isPrestito(prestito) || rimborso(prodotto) === 'nessuno') return null
  const piano = rimborso(prodotto) === 'rate' ? pianoAmmortamento(prestito) : pianoScadenza(prestito)
  const percento = ((speseIstruttoria?.percento ?? 0) * richiesta.importo) / 100
  const speseIniziali = cents((speseIstruttoria?.fisso ?? 0) + percento + altreSpese)
  const speseRate = cents(incassoRata * piano.rate.length)
  const costo = cents(piano.interessi + speseIniziali + speseRate)
  const taeg = taegPiano(richiesta.importo, piano.rate, { iniziali: speseIniziali, perRata: incassoRata })
  return { tan, piano, taeg, speseIniziali, speseRate, costo, totale: cents(richiesta.importo + costo) }
}
