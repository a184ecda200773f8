import type { Bilancio, Prodotto } from '@bandiera/domain'
import { capitaleDaRata, isPrestito, pianoAmmortamento, pianoScadenza, type Piano } from './ammortamento.ts'
import { cents } from './amount.ts'
import { kpi } from './kpi/calcola.ts'
import { grandezze } from './kpi/grandezze.ts'
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

/** DSCR that a new loan must leave: the prudent side of what banks ask for. */
export const DSCR_SOSTENIBILE = 1.2

const ALLA_SCADENZA = ['anticipo', 'fido', 'factoring']

/** How a product is given back: by instalments, whole at its end, or not at all as a guarantee lends nothing. */
export function rimborso({ tipo = '' }: Prodotto): 'rate' | 'scadenza' | 'nessuno' {
  if (tipo === 'garanzia') return 'nessuno'
  return ALLA_SCADENZA.includes(tipo) ? 'scadenza' : 'rate'
}

/** Why a product does not fit the request, as an Italian sentence; `null` when it does. */
export function fuoriLimiti(prodotto: Prodotto, { importo, mesi }: Richiesta): string | null {
  const { importoMin = 0, importoMax = Infinity, durataMin = 0, durataMax = Infinity } = prodotto
  if (importo < importoMin) return 'Importo sotto il minimo'
  if (importo > importoMax) return 'Importo oltre il massimo'
  if (mesi < durataMin) return 'Durata sotto il minimo'
  return mesi > durataMax ? 'Durata oltre il massimo' : null
}

/** The product's cost at one of its rates, the highest unless told; `null` without a rate or for a request that is no loan. */
export function offerta(
  prodotto: Prodotto,
  richiesta: Richiesta,
  tasso: 'massimo' | 'minimo' = 'massimo',
): Offerta | null {
  const { tanMin, tanMax, speseIstruttoria, incassoRata = 0, altreSpese = 0 } = prodotto
  const tan = tasso === 'massimo' ? (tanMax ?? tanMin) : (tanMin ?? tanMax)
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

export interface Sostenibile {
  /** Largest loan in euro; `null` when the accounts do not tell. */
  importo: number | null
  perche: string | null
}

/** Largest loan whose instalments leave the company a DSCR of at least 1.2, on top of the debt it already serves. */
export function importoSostenibile(bilancio: Bilancio | undefined, tan: number, mesi: number): Sostenibile {
  const found = bilancio && kpi(bilancio).find(({ id }) => id === 'dscr')
  if (!bilancio || !found) return { importo: null, perche: 'Mancano i dati di bilancio' }
  // a company without debt has no DSCR, and can serve some all the same
  if (found.manca.length > 0) return { importo: null, perche: found.perche }
  const { ebitda = 0, imposte = 0, quotaCapitale = 0, oneriFinanziari = 0 } = grandezze(bilancio)
  const free = (ebitda - imposte) / DSCR_SOSTENIBILE - quotaCapitale - oneriFinanziari
  const importo = capitaleDaRata({ rata: free / 12, tan, mesi })
  return { importo, perche: importo === 0 ? 'La cassa prodotta serve già tutta al debito in corso' : null }
}
