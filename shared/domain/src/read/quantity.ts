/** A decimal number as written in a text, before it becomes a `number`: `12345` and -2 are 123,45. */
interface Exact {
  digits: string
  exponent: number
}

/** What a figure says, and what it says to a reader of another country where the two cannot be distinguished. */
interface Figure {
  value: Exact
  other?: Exact
}

const DECIMAL = /^(\d+|[1-9]\d{0,2}(?:([. '])\d{3})(?:\2\d{3})*),(\d+)$/
const ENGLISH = /^(\d+|[1-9]\d{0,2}(?:([, '])\d{3})(?:\2\d{3})*)\.(\d+)$/
const GROUPED = /^[1-9]\d{0,2}(?:([., '])\d{3})(?:\1\d{3})*$/

/**
 * One point before three digits parts thousands (`1.234`), unless a zero precedes it (`0.125`); one comma before three digits (`1,234`) is the
 * Italian decimal: both leave their `other` reading to the caller. Several equal marks part thousands. `null` for no single figure: `1.2.3`.
 */
function readFigure(text: string): Figure | null {
  const bare = text.replace(/[’`´]/g, "'").replace(/^(\d(?:.*\d)?)[.,]$/, '$1')
  if (/^\d+$/.test(bare)) return { value: exact(bare, '') }
  const grouped = GROUPED.exec(bare)
  if (grouped) return groupedFigure(bare, grouped[1]!)
  const point = /^([1-9]\d{0,2}(?:\.\d{3})+)\.(\d{1,2})$/.exec(bare)
  // a numeric keypad has a point only: 1.234.50
  if (point) return { value: exact(point[1]!, point[2]!) }
  // the zero in front of 012.345 has no clear meaning
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

/** `1,5E+06`. `rounded` where it has the five decimals that Excel leaves of a longer number (`1,23457E+10`): its last digits are lost. */
function readScientific(text: string): (Exact & { rounded: boolean }) | null {
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

/** The nearest number; a figure of up to fifteen digits is written back unchanged. */
const numberOf = ({ digits, exponent }: Exact, power = 0): number => Number(`${digits}e${exponent + power}`)

/** Digits after the comma that are not zero. */
const decimalsOf = ({ exponent }: Exact, power = 0): number => Math.max(0, -(exponent + power))

const UNITS =
  'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove'.split(
    ' ',
  )
const TENS = 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ')

/** Names of the numbers below a thousand, made once when the first word is read. */
let names: Map<string, number> | undefined

/** A whole number below a million in Italian words (`due`, `centocinquanta`, `duecentomila`); `null` for other words. */
function numeralOf(word: string): number | null {
  const bare = word.normalize('NFD').replace(/[\p{M}' ]/gu, '')
  names ??= new Map([['un', 1], ['una', 1], ...Array.from({ length: 1000 }, (_, n) => [nameOf(n), n] as const)])
  const own = names.get(bare)
  if (own !== undefined) return own
  const [, before, after = ''] = /^(.*?)(?:mila|mille)(.*)$/.exec(bare) ?? []
  if (before === undefined) return null
  const thousands = before === '' ? (bare.startsWith('mille') ? 1 : undefined) : names.get(before)
  const rest = after === '' ? 0 : names.get(after)
  return thousands === undefined || rest === undefined ? null : thousands * 1000 + rest
}

function nameOf(n: number): string {
  if (n < 20) return UNITS[n]!
  if (n < 100) {
    const [ten, unit] = [TENS[Math.floor(n / 10) - 2]!, n % 10]
    if (unit === 0) return ten
    return `${unit === 1 || unit === 8 ? ten.slice(0, -1) : ten}${UNITS[unit]}`
  }
  const [hundreds, rest] = [Math.floor(n / 100), n % 100]
  return `${hundreds === 1 ? '' : UNITS[hundreds]}cento${rest === 0 ? '' : nameOf(rest)}`
}

/** Without sign and unit; `other` is the second way to read it, larger where the mark is a comma. */
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
/** Figures from here on take no word of size: `1.500.000 migliaia` is asked about. */
const LARGEST_BEFORE_SIZE = 1_000_000
/** Words of one language only: before them a comma is the Italian one. */
const ITALIAN = /^(?:mila|mil|mld|mln|miglia)/
const PART =
  /^(?:e )?([\d.,' ’`´]*\d[.,]?|[.,]\d+|[a-zàèéìòù]+?) ?(mila|migliaia|migliaio|mille|milion[ei]|mln|mio|miliard[oi]|mld|mrd|[kKM])?(?:(?<=[a-zA-Z])\.(?= |$))?(?: (?:di )?|$|(?=\d))/

/** `1.500`, `1,5 milioni`, `500mila`, `un milione`, `1 milione e 500 mila`, `2 milioni e mezzo`, `1,5E+06`; tidied, without sign and unit. */
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
    // "due milioni e mezzo": half of the figure before it
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
