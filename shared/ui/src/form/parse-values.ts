import { EURO, readDay, readNumber } from '@bandiera/domain'

/** A non-negative number from a file or a sheet, read by `readNumber` of domain; `null` for any other text. */
export function parseNumber(text: string): number | null {
  return readNumber(text, { units }).valore ?? null
}

/** A number that may be below zero, as spreadsheets write it: `-1.200`, `(1.200)`, `1.200-`. `null` when it is none. */
export function parseSigned(text: string): number | null {
  return readNumber(text, { units, signed: true }).valore ?? null
}

const units = [...EURO, '%']

/** A day as people type it, also `oggi` or `+7`: `YYYY-MM-DD`, or `null` when the calendar has no such day. */
export function parseDay(text: string, today?: string): string | null {
  return readDay(text, { today, relative: true }).valore ?? null
}

/** `9`, `930`, `9.30`, `9,30`, `9h30`, `09:30`, `ore 9.30`: `HH:MM`, or `null` when the day has no such hour. */
export function parseTime(text: string): string | null {
  const bare = text
    .trim()
    .toLowerCase()
    .replace(/^(?:alle|ore|h)\s*/, '')
  const parts = /^(\d{1,2})(?:\s*[:.,h\s]\s*(\d{2}))?$/.exec(bare) ?? /^(\d{1,2})(\d{2})$/.exec(bare)
  if (!parts) return null
  const [hour, minute] = [Number(parts[1]), Number(parts[2] ?? 0)]
  return hour < 24 && minute < 60 ? `${two(hour)}:${two(minute)}` : null
}

const two = (n: number): string => String(n).padStart(2, '0')
