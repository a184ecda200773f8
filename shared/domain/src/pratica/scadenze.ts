import * as z from 'zod/mini'
import type { ChecklistEntry, ChecklistEntryState, Pratica, ScadenzaPratica } from './pratica.ts'
import { isOpenPratica } from './states.ts'
import { daysBetween } from '../text/formats.ts'
import { scadenzaLabel } from './fields.ts'

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

export const REMINDER_DAYS: readonly number[] = [30, 14, 7, 3, 1]

const DayCount = z
  .number('Scrivi numeri interi di giorni')
  .check(
    z.int('Scrivi numeri interi di giorni'),
    z.gte(1, 'Usa da 1 a 365 giorni'),
    z.lte(365, 'Usa da 1 a 365 giorni'),
  )
export const ReminderDaysSchema = z
  .array(DayCount)
  .check(z.minLength(1, 'Scrivi almeno un numero di giorni'), z.maxLength(10, 'Usa al massimo 10 preavvisi'))

/** A task of a case file with a deadline. */
export interface Reminder {
  praticaId: string
  pratica: string
  cosa: string
  data: string
  giorni: number
}

/** Deadlines of the case files that the person is responsible for, and its own tasks: on each day of `soglie` before, and on the day itself. */
export function remindersOf(
  chi: string,
  pratiche: readonly Pratica[],
  { oggi, soglie = REMINDER_DAYS }: { oggi: string; soglie?: readonly number[] | undefined },
): Reminder[] {
  const due = (pratica: Pratica) => {
    if (!isOpenPratica(pratica.stato)) return []
    const mine = (pratica.assegnatoA ?? pratica.gestoreId) === chi
    const deadlines = mine ? openScadenze(pratica).map(({ tipo, data }) => ({ cosa: scadenzaLabel(tipo), data })) : []
    const tasks = (pratica.attivita ?? []).flatMap(({ testo, per, entro, fatta }) =>
      per === chi && entro && !fatta ? [{ cosa: testo, data: entro }] : [],
    )
    return [...deadlines, ...tasks].map((one) => ({ praticaId: pratica._id, pratica: pratica.titolo, ...one }))
  }
  return pratiche
    .flatMap(due)
    .map((one) => ({ ...one, giorni: daysBetween(oggi, one.data) }))
    .filter(({ giorni }) => giorni === 0 || soglie.includes(giorni))
    .sort((a, b) => a.giorni - b.giorni)
}
