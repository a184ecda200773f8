import { momentInRome } from '@bandiera/domain'

export interface Moment {
  giorno: string
  /** `HH:MM` in Rome; absent at midnight. */
  ora?: string
}

const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?\s?(Z|[+-]\d{2}:?\d{2})?)?$/
const LONG = /^(\d{1,2})°?\s+(\p{L}+)\s+(\d{4})$/u
export const MESI =
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' ')
const ITALIAN = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/

/**
 * A day of the catalogue, or `null`. `T00:00:00` is a day of Rome; any other time is UTC and becomes an hour of Rome:
 * `2015-12-31T23:00:00` is 1 January 2016, `2022-11-12T22:59:00` is 23:59.
 */
export function parseDay(text: string): Moment | null {
  const italian = ITALIAN.exec(text)
  if (italian) {
    const giorno = dayOf(Number(italian[3]), Number(italian[2]), Number(italian[1]))
    return giorno ? { giorno } : null
  }
  const [, date, name = '', year] = LONG.exec(text) ?? []
  const month = MESI.findIndex((mese) => mese === name.toLowerCase()) + 1
  if (month > 0) {
    const giorno = dayOf(Number(year), month, Number(date))
    return giorno ? { giorno } : null
  }
  const [, day, time = '00:00', zone = 'Z'] = ISO.exec(text) ?? []
  if (!day || !dayOf(...(day.split('-').map(Number) as [number, number, number]))) return null
  if (time === '00:00' && zone === 'Z') return { giorno: day }
  const instant = new Date(`${day}T${time}:00${zone}`)
  if (Number.isNaN(instant.getTime())) return null
  const { oggi, ora } = momentInRome(instant)
  return ora === '00:00' ? { giorno: oggi } : { giorno: oggi, ora }
}

/** ISO day, or `null` where the calendar has none. */
export function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const real = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1990 && year < 2100
  return real ? date.toISOString().slice(0, 10) : null
}
