/** A decimal number as it stands in a text, before it becomes a `number`: `12345` and -2 are 123,45. */
export interface Exact {
  digits: string
  exponent: number
}

/** What a figure says, and what it says to a reader of another country where that cannot be told apart. */
export interface Figure {
  value: Exact
  other?: Exact
}

const DECIMAL = /^(\d+|[1-9]\d{0,2}(?:([. '])\d{3})(?:\2\d{3})*),(\d+)$/
const ENGLISH = /^(\d+|[1-9]\d{0,2}(?:([, '])\d{3})(?:\2\d{3})*)\.(\d+)$/
const GROUPED = /^[1-9]\d{0,2}(?:([., '])\d{3})(?:\1\d{3})*$/

/**
 * Digits with their marks and nothing else: `1.234,5`, `1234.50`, `1,234.50`, `1 234 567`, `1'234`. One point before
 * three digits parts thousands (`1.234`), unless a zero stands before it (`0.125`); one comma before three digits (`1,234`)
 * is the Italian decimal. Both leave their `other` reading to the caller. Several equal marks part thousands.
 * @returns `null` for what is no single figure: `1.2.3`, `12 34`, `012.345`
 */
export function readFigure(text: string): Figure | null {
  const bare = text.replace(/[’`´]/g, "'").replace(/^(\d(?:.*\d)?)[.,]$/, '$1')
  if (/^\d+$/.test(bare)) return { value: exact(bare, '') }
  const grouped = GROUPED.exec(bare)
  if (grouped) return groupedFigure(bare, grouped[1]!)
  const point = /^([1-9]\d{0,2}(?:\.\d{3})+)\.(\d{1,2})$/.exec(bare)
  // a numeric keypad has a point only: 1.234.50
  if (point) return { value: exact(point[1]!, point[2]!) }
  // nothing tells what the zero in front of 012.345 means
  if (/^0\d+[.,]\d{3}$/.test(bare)) return null
  const [, whole = '', , fraction] = DECIMAL.exec(bare) ?? ENGLISH.exec(bare) ?? []
  if (fraction !== undefined) return { value: exact(whole, fraction) }
  const [, after] = /^[.,](\d+)$/.exec(bare) ?? []
  return after === undefined ? null : { value: exact('0', after) }
}

function groupedFigure(text: string, mark: string): Figure {
  const thousands = exact(text, '')
  const parts = text.split(mark)
  if (parts.length > 2 || mark === ' ' || mark === "'") return { value: thousands }
  const decimal = exact(parts[0]!, parts[1]!)
  return mark === '.' ? { value: thousands, other: decimal } : { value: decimal, other: thousands }
}

/**
 * Scientific notation as Excel shows it: `1,5E+06`. `rounded` where it has the five decimals that Excel leaves of a longer
 * number (`1,23457E+10`): its last digits are lost.
 */
export function readScientific(text: string): (Exact & { rounded: boolean }) | null {
  const [, whole, fraction = '', power] = /^(\d{1,3})(?:[.,](\d+))?e([+-]?\d{1,3})$/i.exec(text) ?? []
  if (whole === undefined) return null
  const exponent = Number(power)
  const value = exact(whole, fraction)
  return { ...value, exponent: value.exponent + exponent, rounded: fraction.length >= 5 && exponent > fraction.length }
}

function exact(whole: string, fraction: string): Exact {
  const digits = `${whole.replace(/\D/g, '')}${fraction}`
  const kept = digits.replace(/0+$/, '')
  return kept === ''
    ? { digits: '0', exponent: 0 }
    : { digits: kept.replace(/^0+/, ''), exponent: digits.length - kept.length - fraction.length }
}

/** The nearest number; every figure of up to fifteen digits comes back the same when it is written again. */
export const numberOf = ({ digits, exponent }: Exact, power = 0): number => Number(`${digits}e${exponent + power}`)

/** Digits after the comma that are not zero. */
export const decimalsOf = ({ exponent }: Exact, power = 0): number => Math.max(0, -(exponent + power))
