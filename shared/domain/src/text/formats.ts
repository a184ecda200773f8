const NBSP = '\u00A0'
const amounts = new Map<number, Intl.NumberFormat>()
const clock = new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', hour: '2-digit', minute: '2-digit' })
const rome = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome', dateStyle: 'short' })

/** As `formatEuro`; a missing value is the dash that every list and sheet shows. */
export const euroOrDash = (value: unknown, decimals = 2): string => {
  const text = formatEuro(value, decimals)
  return text === '--' ? '—' : text
}

/** `1234.5` -> `1.234,50 €`; anything that is not a finite number -> `--` (spec §9). Decimals default to 2. */
export function formatEuro(value: unknown, decimals = 2): string {
  return typeof value === 'number' && Number.isFinite(value) ? `${formatNumber(value, decimals)}${NBSP}€` : '--'
}

/** Decimals only where there are some: `6.400.000 €`, `1.234,50 €`. */
export const shortEuro = (value: number): string => formatEuro(value, Number.isInteger(value) ? 0 : 2)
export const shortNumber = (value: number, decimals = 2): string =>
  formatNumber(value, Number.isInteger(value) ? 0 : decimals)
export const percentText = (value: number): string => `${shortNumber(value)}${NBSP}%`

/** Italian grouping also for four digits (`1.234`), which `Intl` leaves out by default. */
export function formatNumber(value: number, decimals = 0): string {
  let format = amounts.get(decimals)
  if (!format) {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
    format = new Intl.NumberFormat('it-IT', { useGrouping: 'always', ...digits })
    amounts.set(decimals, format)
  }
  return format.format(value)
}

/** `2026-03-05` -> `05/03/2026`; empty for a missing or malformed date. */
export function formatDate(iso: string | undefined): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso ?? '')
  return parts ? `${parts[3]}/${parts[2]}/${parts[1]}` : ''
}

/** `05/03/2026 15:07` in Europe/Rome; a bare day has no hour. */
export function formatInstant(iso: string): string {
  const at = new Date(iso)
  if (iso.length <= 10 || Number.isNaN(at.getTime())) return formatDate(iso)
  return `${formatDate(rome.format(at))} ${clock.format(at)}`
}

/** Calendar day in Europe/Rome as `YYYY-MM-DD`: deadlines are days there, in any time zone of the machine. */
export const dayInRome = (now: Date = new Date()): string => rome.format(now)

/** Whole days from one ISO day to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}

/** The ISO day `n` days later (or earlier when negative). */
export function addDays(day: string, n: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + n * 86_400_000).toISOString().slice(0, 10)
}

const MOST = 6

/** Enough decimals for `giudizio` to judge the shown value as it is (0,997 beside a limit of 1 is not shown as 1,00), from `from` on. */
export function decimalsFor(valore: number, from: number, giudizio: (value: number) => unknown): number {
  const said = giudizio(valore)
  for (let decimals = from; decimals <= MOST; decimals += 1)
    if (giudizio(Number(valore.toFixed(decimals))) === said) return decimals
  // as near as binary fractions stray: it is the limit
  return from
}
