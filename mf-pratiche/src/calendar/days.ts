import { addDays, addMonths, scadenzeAperte, type ScadenzaPratica } from '@bandiera/domain'
import type { Row } from '../parts/rows.ts'

export interface DueEvent {
  riga: Row
  scadenza: ScadenzaPratica
}

/** First day of the month of a day. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`

/** The weeks that a month touches, from Monday to Sunday. */
export function weeksOf(mese: string): string[][] {
  const end = addDays(addMonths(mese, 1), -1)
  const weeks: string[][] = []
  for (let monday = addDays(mese, -weekday(mese)); monday <= end; monday = addDays(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, n) => addDays(monday, n)))
  }
  return weeks
}

/** Open deadlines by day. */
export function eventsByDay(righe: readonly Row[]): Map<string, DueEvent[]> {
  const days = new Map<string, DueEvent[]>()
  for (const riga of righe) {
    for (const scadenza of scadenzeAperte(riga.pratica)) {
      days.set(scadenza.data, [...(days.get(scadenza.data) ?? []), { riga, scadenza }])
    }
  }
  return days
}

/** 0 on Monday. */
const weekday = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
