import { readDay } from '@bandiera/domain'

/**
 * A day as people type it, as `readDay` of domain reads it, and `oggi`, `+7`. ISO `YYYY-MM-DD`, or `null` when it is no day of
 * the calendar.
 */
export function parseDay(text: string, today?: string): string | null {
  return readDay(text, { today, relative: true }).valore ?? null
}
