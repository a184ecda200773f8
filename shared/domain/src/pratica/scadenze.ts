import { labelOf } from '../text/sentence.ts'
import type { Pratica, ScadenzaPratica, ChecklistEntryState, ChecklistEntry } from './pratica.ts'
import { isOpenPratica } from './states.ts'

/** Deadlines that steps of the workflow bring; others have own words. */
export const scadenzaKindLabels = {
  invio: 'Invio della domanda',
  integrazione: 'Integrazione richiesta',
  osservazioni: 'Osservazioni al preavviso di rigetto',
  rendicontazione: 'Rendicontazione',
} as const

/** Name of a deadline: that of its kind, else its own words. */
export const scadenzaLabel = (tipo: string): string => labelOf(scadenzaKindLabels, tipo)

/** Days that the applicant has for its observations (L. 241/1990 art. 10-bis). */
export const OBSERVATION_DAYS = 10

export function openScadenze({ stato, scadenze = [] }: Pick<Pratica, 'stato' | 'scadenze'>): ScadenzaPratica[] {
  if (!isOpenPratica(stato)) return []
  return scadenze.filter(({ fatta }) => !fatta).sort((a, b) => (a.data < b.data ? -1 : a.data > b.data ? 1 : 0))
}

export const nextScadenza = (pratica: Pick<Pratica, 'stato' | 'scadenze'>): ScadenzaPratica | undefined =>
  openScadenze(pratica)[0]

/** State of a line of the checklist on a day: a document that was there and is no longer good has expired. */
export function checklistEntryState(
  { stato, scadenza }: Pick<ChecklistEntry, 'stato' | 'scadenza'>,
  oggi: string,
): ChecklistEntryState {
  const present = stato === 'caricato' || stato === 'approvato'
  return present && scadenza !== undefined && scadenza < oggi ? 'scaduto' : stato
}

export function missingDocumenti({ checklist = [] }: Pick<Pratica, 'checklist'>, oggi: string): ChecklistEntry[] {
  return checklist.filter((voce) => voce.obbligatoria && ['manca', 'scaduto'].includes(checklistEntryState(voce, oggi)))
}
