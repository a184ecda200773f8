import { addDays, addMonths, openScadenze, type ScadenzaPratica } from '@bandiera/domain'
import type { Row } from '../../parts/rows.ts'

export interface DueEvent {
  row: Row
  scadenza: ScadenzaPratica
}

/** First day of the month of a day. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`

/** The weeks that a month touches, from Monday to Sunday. */
export function weeksOf(month: string): string[][] {
  const end = addDays(addMonths(month, 1), -1)
  const weeks: string[][] = []
  for (let monday = addDays(month, -weekday(month)); monday <= end; monday = addDays(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, n) => addDays(monday, n)))
  }
  return weeks
}

/** Open deadlines by day. */
export function eventsByDay(rows: readonly Row[]): Map<string, DueEvent[]> {
  const days = new Map<string, DueEvent[]>()
  for (const row of rows) {
    for (const scadenza of openScadenze(row.pratica)) {
      days.set(scadenza.data, [...(days.get(scadenza.data) ?? []), { row, scadenza }])
    }
  }
  return days
}

/** 0 on Monday. */
const weekday = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
