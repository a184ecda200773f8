import { daysBetween, dayInRome, formatDate } from '@bandiera/domain'
import { avvisiTexts } from './avvisi-texts.ts'

/**
 * The day above the first of its lines, drawn from an attribute: every line says its own day, so a screen reader needs no second one.
 * @param quando instants, newest first; absent where a line has none
 */
export function dayMarks(quando: readonly (string | undefined)[]): (string | undefined)[] {
  const days = quando.map((instant) => instant && dayInRome(new Date(instant)))
  return days.map((day, at) => (day && day !== days[at - 1] ? nameOf(day) : undefined))
}

function nameOf(day: string): string {
  const ago = daysBetween(day, dayInRome())
  if (ago === 0) return avvisiTexts.today
  return ago === 1 ? avvisiTexts.yesterday : formatDate(day)
}

/** Of a line of the panel. */
export const line = {
  borderTop: 1,
  borderColor: 'divider',
  '&[data-day]::before': {
    content: 'attr(data-day) / ""',
    display: 'block',
    px: 4,
    pt: 2,
    typography: 'caption',
    fontWeight: 600,
    color: 'text.secondary',
  },
} as const
