import type { Azienda, Criterio, CriterioDi, TipoCriterio } from '@bandiera/domain'
import type { Contesto, Giudizio, Rule } from '../valutazione.ts'
import { ateco } from './ateco.ts'
import { deMinimis } from './de-minimis.ts'
import { dimensione } from './dimensione.ts'
import { costi, investimento, obiettivo } from './esigenze.ts'
import { eta } from './eta.ts'
import { libero } from './libero.ts'
import { bilanci, dipendenti, fatturato, kpi } from './numeri.ts'
import { qualifica } from './qualifica.ts'
import { regolarita } from './regolarita.ts'
import { formaGiuridica, tipoSoggetto } from './soggetto.ts'
import { territorio } from './territorio.ts'

const rules: { [T in TipoCriterio]: Rule<CriterioDi<T>> } = {
  territorio,
  ateco,
  dimensione,
  tipoSoggetto,
  formaGiuridica,
  eta,
  qualifica,
  fatturato,
  dipendenti,
  investimento,
  obiettivo,
  costi,
  deMinimis,
  regolarita,
  bilanci,
  kpi,
  libero,
}

/** Decides one criterion, whatever its kind. */
export const applyRule = (criterio: Criterio, azienda: Azienda, contesto: Contesto): Giudizio =>
  (rules[criterio.tipo] as Rule)(criterio, azienda, contesto)
