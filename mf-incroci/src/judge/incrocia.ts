import type { Azienda, Bando } from '@bandiera/domain'
import { compare, valuta, type Contesto, type Incrocio } from '@bandiera/matching'

/** The verdict on a company and a grant. */
export type Incrocia = (azienda: Azienda, bando: Bando) => Incrocio

/**
 * Verdicts in one context (day, weights, needs). A pair is judged once for as long as both records stay the same
 * objects, which live data guarantees: one changed grant costs one verdict, one changed company those of its grants.
 */
export function createIncrocia(contesto: Contesto): Incrocia {
  const known = new WeakMap<Azienda, WeakMap<Bando, Incrocio>>()
  return (azienda, bando) => {
    let ofAzienda = known.get(azienda)
    if (!ofAzienda) known.set(azienda, (ofAzienda = new WeakMap()))
    let incrocio = ofAzienda.get(bando)
    if (!incrocio) ofAzienda.set(bando, (incrocio = { azienda, bando, valutazione: valuta(azienda, bando, contesto) }))
    return incrocio
  }
}

/** A company's grants, best first: the order of `classifica`. */
export const rankBandi = (azienda: Azienda, bandi: readonly Bando[], incrocia: Incrocia): Incrocio[] =>
  bandi.map((bando) => incrocia(azienda, bando)).sort(compare)

/** A grant's companies, best first: the order of `classificaAziende`. */
export const rankAziende = (bando: Bando, aziende: readonly Azienda[], incrocia: Incrocia): Incrocio[] =>
  aziende.map((azienda) => incrocia(azienda, bando)).sort(compare)
