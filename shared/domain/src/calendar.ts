/** The same day `n` months later (earlier when negative); the last day of the month when that day does not exist there. */
export function addMonths(day: string, n: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const months = year * 12 + (month - 1) + n
  const last = new Date(Date.UTC(Math.floor(months / 12), (months % 12) + 1, 0)).getUTCDate()
  const parts = [Math.floor(months / 12), (months % 12) + 1, Math.min(date, last)]
  return parts.map((part, i) => String(part).padStart(i === 0 ? 4 : 2, '0')).join('-')
}

/** Whole months from one ISO day to another; negative when `to` is earlier. */
export function fullMonths(from: string, to: string): number {
  const [y1 = 0, m1 = 0] = from.split('-').map(Number)
  const [y2 = 0, m2 = 0] = to.split('-').map(Number)
  const months = (y2 - y1) * 12 + (m2 - m1)
  return addMonths(from, months) > to ? months - 1 : months
}

/** A moment as the rules see it: a day in Europe/Rome and, where an hour decides, `HH:MM` there. */
export interface Momento {
  oggi: string
  ora?: string
}

const rome = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome', dateStyle: 'short', timeStyle: 'short' })

/** Day and hour in Europe/Rome of an instant, whatever the machine's zone. */
export function momentInRome(now: Date = new Date()): Required<Momento> {
  const [oggi = '', ora = ''] = rome.format(now).split(' ')
  return { oggi, ora }
}
