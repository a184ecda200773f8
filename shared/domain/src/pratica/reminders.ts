import * as z from 'zod/mini'
import { daysBetween } from '../text/formats.ts'
import { isOpenPratica } from './states.ts'
import { scadenzaLabel, openScadenze } from './scadenze.ts'
import type { Pratica } from './pratica.ts'

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
