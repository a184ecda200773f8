import { momentInRome } from '@bandiera/domain'

export interface Moment {
  giorno: string
  /** `HH:MM` in Rome; absent at midnight. */
  ora?: string
}

const ISO = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/
const ITALIAN = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/
const MONTHS = 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
  ' ',
)

/**
 * A day of the catalogue, or `null`. Some dates were stored as the UTC instant of a midnight in Rome:
 * `2015-12-31T23:00:00` is 1 January 2016. Any other hour is kept.
 */
export function parseDay(text: string): Moment | null {
  const italian = ITALIAN.exec(text)
  if (italian) return dated(Number(italian[3]), Number(italian[2]), Number(italian[1]))
  const [, day, time, zone] = ISO.exec(text) ?? []
  if (!day || Number.isNaN(Date.parse(`${day}T${time ?? '00:00'}:00Z`))) return null
  if (new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10) !== day) return null
  if (!time || time === '00:00') return { giorno: day }
  const rome = momentInRome(new Date(`${day}T${time}:00${zone && zone !== 'Z' ? zone : 'Z'}`))
  if (rome.ora === '00:00') return { giorno: rome.oggi }
  return zone ? { giorno: rome.oggi, ora: rome.ora } : { giorno: day, ora: time }
}

/** Every day written out in a text: `8 ottobre 2023`, `08/10/2023`. */
export function daysIn(text: string): string[] {
  const long = new RegExp(`\\b(\\d{1,2})°?\\s+(${MONTHS.join('|')})\\s+(\\d{4})\\b`, 'gi')
  const written = [...text.matchAll(long)].map(([, day, month, year]) =>
    dated(Number(year), MONTHS.indexOf(month!.toLowerCase()) + 1, Number(day)),
  )
  const short = [...text.matchAll(/\b(\d{1,2})[/.](\d{1,2})[/.](\d{4})\b/g)].map(([, day, month, year]) =>
    dated(Number(year), Number(month), Number(day)),
  )
  return [...new Set([...written, ...short].flatMap((each) => (each ? [each.giorno] : [])))]
}

function dated(year: number, month: number, day: number): Moment | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const real = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return real ? { giorno: date.toISOString().slice(0, 10) } : null
}
