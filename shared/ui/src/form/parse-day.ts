import { addDays, dayInRome } from '@bandiera/domain'

/**
 * A day as people write it: `5/3/26`, `05.03.2026`, `050326`, `2026-03-05`, `oggi`, `+7`. ISO `YYYY-MM-DD`, or `null` when
 * it is no day of the calendar. A year of two digits is at most ten years from now.
 */
export function parseDay(text: string, today = dayInRome()): string | null {
  const bare = text.trim().toLowerCase()
  if (bare === 'oggi') return today
  if (/^[+-]\d{1,4}$/.test(bare)) return addDays(today, Number(bare))
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(bare)
  if (iso) return toIso(iso[1]!, iso[2]!, iso[3]!, today)
  const parts =
    /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})$/.exec(bare) ?? /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(bare)
  return parts ? toIso(parts[3]!, parts[2]!, parts[1]!, today) : null
}

function toIso(year: string, month: string, day: string, today: string): string | null {
  const iso = `${fullYear(year, today)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${iso}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? null : iso
}

function fullYear(year: string, today: string): string {
  if (year.length === 4) return year
  const now = Number(today.slice(0, 4))
  const near = Number(`${today.slice(0, 2)}${year}`)
  return String(near > now + 10 ? near - 100 : near)
}
