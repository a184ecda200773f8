import { momentInRome, readDay } from '@bandiera/domain'

export interface Moment {
  giorno: string
  /** `HH:MM` in Rome; absent at midnight. */
  ora?: string
}

const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?\s?(Z|[+-]\d{2}:?\d{2})?)?$/
export const MESI =
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' ')
/** An hour of Rome behind a day that is written as people write it: `31/05/2026 12:00`. */
const WITH_HOUR = /^(.*\d)\s*,?\s+(?:(?:alle\s+)?ore\s+)?(\d{1,2})[:.](\d{2})(?:[:.]\d{2})?$/i

/**
 * A day of the catalogue, or `null`. `T00:00:00` is a day of Rome; any other time is UTC and becomes an hour of Rome:
 * `2015-12-31T23:00:00` is 1 January 2016, `2022-11-12T22:59:00` is 23:59. A day in any other form of people has the hour of Rome.
 */
export function parseDay(text: string): Moment | null {
  const [, day, time = '00:00', zone = 'Z'] = ISO.exec(text) ?? []
  if (!day) return asWritten(text)
  if (!dayOf(...(day.split('-').map(Number) as [number, number, number]))) return null
  if (time === '00:00' && zone === 'Z') return { giorno: day }
  const instant = new Date(`${day}T${time}:00${zone}`)
  if (Number.isNaN(instant.getTime())) return null
  const { oggi, ora } = momentInRome(instant)
  return ora === '00:00' ? { giorno: oggi } : { giorno: oggi, ora }
}

function asWritten(text: string): Moment | null {
  const [, day = text, hour = '0', minute = '00'] = WITH_HOUR.exec(text.trim()) ?? []
  const giorno = readDay(day).valore
  if (!giorno || !dayOf(...(giorno.split('-').map(Number) as [number, number, number]))) return null
  if (Number(hour) > 23 || Number(minute) > 59) return null
  const ora = `${hour.padStart(2, '0')}:${minute}`
  return ora === '00:00' ? { giorno } : { giorno, ora }
}

/** ISO day, or `null` where the calendar has none. */
export function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const real = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1990 && year < 2100
  return real ? date.toISOString().slice(0, 10) : null
}
