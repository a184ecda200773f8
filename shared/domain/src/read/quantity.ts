import { decimalsOf, numberOf, readFigure, readScientific, type Exact } from './figure.ts'
import { numeralOf } from './numerals.ts'

/** A quantity without sign and unit; `other` is the second way to read it, larger where the mark is a comma. */
export interface Quantity {
  value: number
  decimals: number
  /** Digits it is written with: a `number` keeps fifteen. */
  length: number
  /** It says its size itself: a word of size (`k`, `milioni`), or a numeral in letters. */
  sized?: boolean
  other?: number
}
export type QuantityFault = 'rounded' | 'unknown'

const POWERS: Readonly<Record<string, number>> = {
  k: 3,
  mila: 3,
  migliaia: 3,
  migliaio: 3,
  mille: 3,
  milione: 6,
  milioni: 6,
  mln: 6,
  mio: 6,
  M: 6,
  miliardo: 9,
  miliardi: 9,
  mld: 9,
  mrd: 9,
}
/** Figures from here on stand before no word of size: `1.500.000 migliaia` is asked about. */
const LARGEST_BEFORE_SIZE = 1_000_000
/** Words of one language only: before them a comma is the Italian one. */
const ITALIAN = /^(?:mila|mil|mld|mln|miglia)/
const PART =
  /^(?:e )?([\d.,' ’`´]*\d[.,]?|[.,]\d+|[a-zàèéìòù]+?) ?(mila|migliaia|migliaio|mille|milion[ei]|mln|mio|miliard[oi]|mld|mrd|[kKM])?(?:(?<=[a-zA-Z])\.(?= |$))?(?: (?:di )?|$|(?=\d))/

/**
 * What digits, words of size and Italian numerals say together: `1.500`, `1,5 milioni`, `500mila`, `un milione`,
 * `1 milione e 500 mila`, `2 milioni e mezzo`, `1,5E+06`.
 * @param text tidied, without sign and unit
 */
export function readQuantity(text: string): Quantity | QuantityFault {
  const scientific = readScientific(text)
  if (scientific) return scientific.rounded ? 'rounded' : plain(scientific, 0)
  const parts = partsIn(text)
  if (!parts) return 'unknown'
  if (parts.length === 1) return parts[0]!
  const value = parts.reduce((sum, part) => sum + part.value, 0)
  return Number.isInteger(value) && parts.every(({ value: one, other = 0 }) => other <= one)
    ? { value, decimals: 0, length: String(value).replace(/0+$/, '').length, sized: true }
    : 'unknown'
}

function partsIn(text: string): Quantity[] | null {
  const parts: Quantity[] = []
  let rest = text
  let before = Infinity
  while (rest !== '') {
    const [all = '', figure = '', scale] = PART.exec(rest) ?? []
    if (all === '') return null
    // "due milioni e mezzo": half of what stands before
    const half = /^mezzo?$/.test(figure)
    const power = scale === undefined ? (half && parts.length > 0 ? before : 0) : POWERS[scale]!
    const part = half ? plain({ digits: '5', exponent: -1 }, power) : partOf(figure, scale, power)
    if (!part || !follows(part, before, half && scale === undefined)) return null
    parts.push(part)
    before = power
    rest = rest.slice(all.length)
  }
  return parts.length === 0 ? null : parts
}

/** In "1 milione e 500 mila" each part is smaller than the size before it; "1 milione e 2" can mean two things. */
function follows(part: Quantity, before: number, half: boolean): boolean {
  if (before === Infinity) return true
  if (before === 0 || (part.value >= 10 ** before && !half)) return false
  return part.value >= 10 ** Math.max(0, before - 3) && (half || part.decimals === 0)
}

function partOf(figure: string, scale: string | undefined, power: number): Quantity | null {
  if (/^[a-zàèéìòù]/.test(figure)) {
    const numeral = numeralOf(figure)
    // a small number in letters may be a word of a sentence
    return numeral === null || (scale === undefined && numeral < 1000)
      ? null
      : { ...plain({ digits: String(numeral), exponent: 0 }, power), sized: true }
  }
  const read = readFigure(figure.trim())
  if (!read) return null
  const { value, other } = read
  // a million of thousands: the word of size may be that of the column, and the figure already whole
  if (scale !== undefined && numberOf(value, 0) >= LARGEST_BEFORE_SIZE) return null
  const italian = scale !== undefined && ITALIAN.test(scale)
  return {
    ...plain(value, power),
    ...(scale !== undefined && { sized: true }),
    ...(other && !italian && { other: numberOf(other, power) }),
  }
}

const plain = (value: Exact, power: number): Quantity => ({
  value: numberOf(value, power),
  decimals: decimalsOf(value, power),
  length: Math.max(value.digits.length + Math.max(0, value.exponent + power), -(value.exponent + power)),
})
