import {
  addMonths,
  USUAL_PATH,
  authorityDecisionOf,
  isOpenPratica,
  PRATICA_STATES,
  praticaStateLabels,
  type Pratica,
  type PraticaState,
} from '@bandiera/domain'
import { monthName } from '../parts/dates.tsx'

export function byState(pratiche: readonly Pratica[]): { stato: PraticaState; label: string; value: number }[] {
  return PRATICA_STATES.filter(isOpenPratica)
    .map((stato) => ({
      stato,
      label: praticaStateLabels[stato],
      value: pratiche.filter((pratica) => pratica.stato === stato).length,
    }))
    .filter(({ stato, value }) => value > 0 || USUAL_PATH.includes(stato))
}

interface MonthAmounts {
  /** `2026-09`. */
  mese: string
  label: string
  richiesto: number
  concesso: number
}

/** Euro asked for (at the sending) and granted (at the grant) in each of the last months. */
export function byMonth(pratiche: readonly Pratica[], oggi: string, quanti = 12): MonthAmounts[] {
  return Array.from({ length: quanti }, (_, n) => {
    const mese = addMonths(`${oggi.slice(0, 7)}-01`, n + 1 - quanti).slice(0, 7)
    const sum = (day: 'dataInvio' | 'dataConcessione', amount: 'agevolazioneRichiesta' | 'agevolazioneConcessa') =>
      pratiche
        .filter((pratica) => pratica[day]?.startsWith(mese))
        .reduce((total, pratica) => total + (pratica[amount] ?? 0), 0)
    return {
      mese,
      label: monthName(mese),
      richiesto: sum('dataInvio', 'agevolazioneRichiesta'),
      concesso: sum('dataConcessione', 'agevolazioneConcessa'),
    }
  })
}

interface Success {
  concesse: number
  decise: number
  /** Percent; `null` while nothing has been decided. */
  percento: number | null
}

/** The share of decided case files that were granted. A renunciation is no decision. */
export function successOf(pratiche: readonly Pratica[]): Success {
  const decisioni = pratiche.map(authorityDecisionOf).filter((decisione) => decisione !== null)
  const concesse = decisioni.filter((decisione) => decisione === 'concessa').length
  const decise = decisioni.length
  return { concesse, decise, percento: decise === 0 ? null : Math.round((100 * concesse) / decise) }
}
