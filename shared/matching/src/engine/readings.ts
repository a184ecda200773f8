import type { Criterio, CriterioDi, TipoCriterio } from '@bandiera/domain'
import type { Reading } from './reading.ts'
import { ateco } from './readings/ateco.ts'
import { libero } from './readings/libero.ts'
import { bilanci, dipendenti, fatturato, kpi } from './readings/numeri.ts'
import { costi, deMinimis, investimento, obiettivo, regolarita } from './readings/progetto.ts'
import { dimensione, eta, formaGiuridica, qualifica, tipoSoggetto } from './readings/soggetto.ts'
import { territorio } from './readings/territorio.ts'

// each kind has a type of values of its own, which only its reading knows
const readings: { [T in TipoCriterio]: Reading<CriterioDi<T>> } = {
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

/** How a criterion is read, whatever its kind. */
export const readingOf = (criterio: Criterio): Reading => readings[criterio.tipo] as Reading
