import type { Azienda, Bando } from '@bandiera/domain'
import { compare, valuta, type Contesto, type Incrocio } from '@bandiera/matching'
import { createPerCoppia, type PerCoppia } from './per-coppia.ts'

/** The verdict on a company and a grant. */
export type Incrocia = PerCoppia<Incrocio>

/** Verdicts in one context (day, weights, needs), each pair judged once. */
export const createIncrocia = (context: Contesto): Incrocia =>
  createPerCoppia(context, (azienda, bando, contesto) => ({
    azienda,
    bando,
    valutazione: valuta(azienda, bando, contesto),
  }))

/** A company's grants, best first: the order of `classifica`. */
export const rankBandi = (azienda: Azienda, bandi: readonly Bando[], incrocia: Incrocia): Incrocio[] =>
  bandi.map((bando) => incrocia(azienda, bando)).sort(compare)

/** A grant's companies, best first: the order of `classificaAziende`. */
export const rankAziende = (bando: Bando, aziende: readonly Azienda[], incrocia: Incrocia): Incrocio[] =>
  aziende.map((azienda) => incrocia(azienda, bando)).sort(compare)
