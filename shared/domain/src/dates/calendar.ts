/** The same day `n` months later (earlier when negative); the last day of the month when that day does not exist there. */
export function addMonths(day: string, n: number): string {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + n
  const year = Math.floor(months / 12)
  const month = (months % 12) + 1
  const date = Math.min(Number(day.slice(8, 10)) || 1, lastDate(year, month))
  return `${String(year).padStart(4, '0')}-${month < 10 ? '0' : ''}${month}-${date < 10 ? '0' : ''}${date}`
}

function lastDate(year: number, month: number): number {
  if (month !== 2) return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
}

/** Whole months from one ISO day to another; negative when `to` is earlier. */
export function fullMonths(from: string, to: string): number {
  const [y1 = 0, m1 = 0] = from.split('-').map(Number)
  const [y2 = 0, m2 = 0] = to.split('-').map(Number)
  const months = (y2 - y1) * 12 + (m2 - m1)
  return addMonths(from, months) > to ? months - 1 : months
}

/** A moment as the rules see it: a day in Europe/Rome and, where an hour decides, `HH:MM` there. */
export interface RomeMoment {
  oggi: string
  ora?: string
}

const rome = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome', dateStyle: 'short', timeStyle: 'short' })

/** Day and hour in Europe/Rome of an instant, in any time zone of the machine. */
export function momentInRome(now: Date = new Date()): Required<RomeMoment> {
  const [oggi = '', ora = ''] = rome.format(now).split(' ')
  return { oggi, ora }
}

/** The instant, in ms, at which clocks in Europe/Rome show a day and an hour; an hour that daylight saving skips counts as the next one. */
export function instantInRome(day: string, ora = '00:00'): number {
  const wanted = Date.parse(`${day}T${ora}:00Z`)
  const shownAt = (instant: number) => {
    const shown = momentInRome(new Date(instant))
    return Date.parse(`${shown.oggi}T${shown.ora}:00Z`)
  }
  const first = wanted - (shownAt(wanted) - wanted)
  return first - (shownAt(first) - wanted)
}

const inWords = new Intl.DateTimeFormat('it-IT', { timeZone: 'UTC', dateStyle: 'full' })

/** `lunedì 30 novembre 2026 alle 11:00`, the hour where there is one. */
export const momentText = (day: string, ora?: string): string =>
  inWords.format(new Date(`${day}T00:00:00Z`)) + (ora ? ` alle ${ora}` : '')
