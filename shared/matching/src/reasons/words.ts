import { formatNumber, shortEuro } from '@bandiera/domain'

const MILLION = 1_000_000
const NBSP = '\u00A0'

/** `12,4 M€` from a million on, whole euros below: as short as a row of a list needs. */
export function compactEuro(value: number, decimals = 1): string {
  if (Math.abs(value) < MILLION) return shortEuro(value)
  const millions = Number((value / MILLION).toFixed(decimals))
  return `${formatNumber(millions, Number.isInteger(millions) ? 0 : decimals)}${NBSP}M€`
}

/** The value and the limit that it misses: `12,4 M€, massimo 10 M€`; written out where rounding would make them equal. */
export function missedLimit(
  value: number,
  { min, max }: { min?: number | undefined; max?: number | undefined },
  show: (value: number) => string,
  exact: (value: number) => string = show,
): string {
  const tooSmall = min !== undefined && value < min
  const limit = tooSmall ? min : (max ?? min ?? value)
  const write = show(value) === show(limit) ? exact : show
  return `${write(value)}, ${tooSmall ? 'minimo' : 'massimo'} ${write(limit)}`
}

/** `Lombardia, Veneto o altre 3`: a row has room for two or three names. */
export function few(names: readonly string[], most = 2): string {
  if (names.length <= most) return names.join(' o ')
  return `${names.slice(0, most).join(', ')} o altri ${names.length - most}`
}
