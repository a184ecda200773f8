import { addMonths } from '../dates/calendar.ts'
import type { Pratica } from './pratica.ts'
import { isOpenPratica, GRANTED_STATES } from './states.ts'

export const praticaSituation = ({ stato }: Pick<Pratica, 'stato'>): 'aperte' | 'chiuse' =>
  isOpenPratica(stato) ? 'aperte' : 'chiuse'

/** When a deadline falls that is so many days away, negative when it has passed; `null` for none. */
export function dueRange(giorni: number | null): 'nessuna' | 'scaduta' | 'settimana' | 'mese' | 'oltre' {
  if (giorni === null) return 'nessuna'
  if (giorni < 0) return 'scaduta'
  return giorni <= 7 ? 'settimana' : giorni <= 30 ? 'mese' : 'oltre'
}

export function openTasksOf({ stato, attivita = [] }: Pratica, chi: string): NonNullable<Pratica['attivita']> {
  return isOpenPratica(stato) ? attivita.filter(({ fatta, per }) => !fatta && per === chi) : []
}

export function taskMarksOf(pratica: Pratica, chi: string, oggi: string): ('miei' | 'ritardo')[] {
  const compiti = openTasksOf(pratica, chi)
  if (compiti.length === 0) return []
  return compiti.some(({ entro }) => entro !== undefined && entro < oggi) ? ['miei', 'ritardo'] : ['miei']
}

/** What the authority decided, also when the case file has moved on since; nothing before. A renunciation is no decision. */
export function authorityDecisionOf({ stato, storico = [] }: Pratica): 'concessa' | 'respinta' | null {
  if (GRANTED_STATES.includes(stato) || storico.some(({ a }) => a === 'concessa')) return 'concessa'
  return stato === 'respinta' ? 'respinta' : null
}

/** What is earned with a case file: the fixed part and the share of what was granted. */
export const feeOf = ({
  compenso = {},
  agevolazioneConcessa = 0,
}: Pick<Pratica, 'compenso' | 'agevolazioneConcessa'>) =>
  (compenso.fisso ?? 0) + ((compenso.percentuale ?? 0) / 100) * agevolazioneConcessa

export type AmountKind = 'richiesto' | 'concesso' | 'compenso'

/** What was asked for, granted and earned since a day: at the sending, the fee at the grant. Only what is more than nothing. */
export function amountsSince(pratica: Pratica, from: string): Partial<Record<AmountKind, number>> {
  const { dataInvio = '', dataConcessione = '', agevolazioneRichiesta, agevolazioneConcessa } = pratica
  const fee = feeOf(pratica)
  return {
    ...(dataInvio >= from && agevolazioneRichiesta && { richiesto: agevolazioneRichiesta }),
    ...(dataConcessione >= from && agevolazioneConcessa && { concesso: agevolazioneConcessa }),
    ...(dataConcessione >= from && fee > 0 && { compenso: fee }),
  }
}

/** The first day of the eleven months before this one and this one. */
export const yearStart = (oggi: string): string => addMonths(`${oggi.slice(0, 7)}-01`, -11)

/** The months (`2026-09`) in which an amount was asked for (at the sending) or granted (at the grant). */
export function amountMonthsOf({ dataInvio, dataConcessione, ...pratica }: Pratica): string[] {
  const asked = pratica.agevolazioneRichiesta ? dataInvio?.slice(0, 7) : undefined
  const granted = pratica.agevolazioneConcessa ? dataConcessione?.slice(0, 7) : undefined
  return [...new Set([asked, granted].filter((mese) => mese !== undefined))]
}
