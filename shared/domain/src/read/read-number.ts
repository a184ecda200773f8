import { formatNumber } from '../text/formats.ts'
import { type Quantity, readQuantity } from './quantity.ts'
import { cellText, plainDashes, saysNothing } from '../text/tidy-text.ts'

export interface NumberOptions {
  /** Digits after the comma at most; any by default. More than these are refused, never rounded. */
  decimals?: number | undefined
  /** Below zero too: `-5`, `5-`, `(5)`, `meno 5`. */
  signed?: boolean | undefined
  /** Largest value, in the unit of the result. */
  max?: number | undefined
  /** Units allowed at either end of the number: `['%']`, `['mesi']`, `EURO`. */
  units?: readonly string[] | undefined
  /** In what a header counts (`50.000 €` in thousands is asked); a number that says its own size (`1,5 mln`) is not scaled again. */
  factor?: 1 | 1000 | 1_000_000 | undefined
  /** Messages write its numbers with thousands apart; false for years. */
  grouped?: boolean | undefined
}

/**
 * An ambiguous text is refused, never guessed: one point before three digits separates thousands (`1.234`), unless a zero is before it (`0.125`);
 * of two marks the last is the decimal one; a repeated mark separates thousands; one comma before three digits is decimal where three decimals are
 * possible. A percentage with a point before three digits is refused. Fifteen digits at most, because a `number` keeps no more.
 */
export function readNumber(text: string, options: NumberOptions = {}): Reading<number> {
  if (saysNothing(text)) return { valore: null }
  const bare = plainDashes(cellText(text))
  if (/[\t\r\n\v\f\u2028\u2029]/.test(text.trim())) return unread(texts.several(bare))
  const shape = bareNumber(bare, options.units ?? [])
  if (!shape) return unread(unreadable(bare, options))
  const quantity = readQuantity(shape.rest)
  if (quantity === 'rounded') return unread(texts.rounded(bare))
  if (quantity === 'unknown') return unread(unreadable(bare, options))
  return judged(quantity, shape, bare, options)
}

interface Shape {
  rest: string
  negative: boolean
  percent: boolean
  /** It has a unit. */
  unit: boolean
}

/** Takes signs, brackets and units off both ends; `null` where signs contradict each other. */
function bareNumber(text: string, units: readonly string[]): Shape | null {
  const shape: Shape = { rest: sizeBehind(text), negative: false, percent: false, unit: false }
  let [before, after] = edges(units)
  let signs = 0
  const sign = (mark: string, rest: string) => {
    signs += 1
    shape.negative = mark !== '+'
    shape.rest = rest
  }
  for (let last = ''; last !== shape.rest;) {
    last = shape.rest
    // 1.000,- and 1.000= say that there are no cents
    shape.rest = shape.rest.replace(/(?<=\d)(?:[.,]-{1,2}|[.,]?=)$/, '')
    const [, front, behind = ''] = /^([+-]|meno ) *(.+)$/i.exec(shape.rest) ?? []
    if (front) sign(front, behind)
    const [, ahead = '', tail] = /^(.*[^ ]) ?(-)$/.exec(shape.rest) ?? []
    if (tail) sign(tail, ahead)
    const [, inner] = /^\((.*)\)$/.exec(shape.rest) ?? []
    // (-5) says minus twice in one habit of accounts; -(5) and (+5) say two things
    if (inner !== undefined) return signs > 0 || /\+|\(/.test(inner) ? null : bracketed(inner, units)
    shape.percent ||= /%$|^%/.test(shape.rest) && units.includes('%')
    shape.unit ||= before.test(shape.rest) || after.test(shape.rest)
    if (before.test(shape.rest)) [shape.rest, before] = [shape.rest.replace(before, ''), NEVER]
    if (after.test(shape.rest)) [shape.rest, after] = [shape.rest.replace(after, ''), NEVER]
    shape.rest = shape.rest.trim()
  }
  return signs > 1 ? null : { ...shape, rest: caseless(sizeBehind(shape.rest)) }
}

/** `k€ 300`, `€ mln 1,5`: the size in front moves behind its number. */
const sizeBehind = (text: string): string =>
  text
    .replace(/^(k|M|mln|mld|milioni|miliardi|migliaia)\.? ?(?:di )?(?:(€|eur(?:o)?\b) ?| )(?=\d)(.*\d)$/i, '$3 $1 $2')
    .trim()

function bracketed(inner: string, units: readonly string[]): Shape | null {
  const inside = bareNumber(inner.trim(), units)
  return inside && { ...inside, negative: true }
}

const NEVER = /^(?!)/

/** Places for units, longest first. */
function edges(units: readonly string[]): [RegExp, RegExp] {
  const any = units
    .toSorted((a, b) => b.length - a.length)
    .map((unit) => unit.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/^(?=[a-z])/i, '(?<![a-z])'))
    .join('|')
  if (any === '') return [NEVER, NEVER]
  return [new RegExp(`^(?:${any})(?:\\.(?= )|(?![a-z.,])) *`, 'i'), new RegExp(` *(?:\\bdi )?(?:${any})\\.?$`, 'i')]
}

/** Small letters, but for the M of millions (`1,5 M€`): a small m means nothing here. */
const caseless = (text: string): string => text.toLowerCase().replace(/m$/, () => (text.endsWith('M') ? 'M' : 'm'))

function judged(quantity: Quantity, shape: Shape, text: string, options: NumberOptions): Reading<number> {
  const { decimals, max, signed = false } = options
  const { other, length, sized = false } = quantity
  const factor = sized ? 1 : (options.factor ?? 1)
  if (length > 15) return unread(texts.long(text))
  const comma = other !== undefined && other > quantity.value
  const asked = other !== undefined && (shape.percent || (comma && decimals !== undefined && decimals < 3))
  const value = asked && max !== undefined ? onlyOneThatFits(quantity.value, other, max) : quantity.value
  if (asked && (max === undefined || value === null)) return unread(texts.twoWays(text, quantity.value, other))
  const scaled = Number((value! * factor).toPrecision(15))
  if (shape.unit && value! >= LARGE[factor]) return unread(texts.scaled(text, value!, scaled))
  const kept = decimals === undefined ? scaled : Number(scaled.toFixed(decimals))
  if (kept !== scaled) return unread(texts.decimals(text, decimals!, kept))
  const valore = shape.negative && scaled !== 0 ? -scaled : scaled
  if (valore < 0 && !signed) return unread(texts.negative(text))
  if (max !== undefined && valore > max)
    return unread(texts.max(text, options.grouped === false ? String(max) : written(max)))
  return { valore }
}

/** From here on a number that says its unit, in a column of thousands or millions, may well count units. */
const LARGE = { 1: Infinity, 1000: 10_000, 1_000_000: 1000 } as const

/** Of two readings the one that the largest value leaves; `null` when it leaves both or none. */
function onlyOneThatFits(one: number, other: number, max: number): number | null {
  if (one <= max === other <= max) return null
  return one <= max ? one : other
}

function unreadable(text: string, { units = [] }: NumberOptions): string {
  if (/[$£¥]|\b(?:usd|chf|gbp|dollari|sterline|franchi|lire)\b/i.test(text)) return texts.currency(text)
  if (/%/.test(text) && !units.includes('%')) return texts.percent(text)
  const numbers = text.match(/\d[\d.,']*/g) ?? []
  return numbers.length > 1 ? texts.several(text) : texts.unknown(text)
}

const texts = {
  unknown: (text: string) => `Non leggo un numero in ${quoted(text)}: scrivilo in cifre, per esempio 1.500.`,
  several: (text: string) => `In ${quoted(text)} non c’è un numero solo: lascia quello che serve, in cifre.`,
  rounded: (text: string) =>
    `Excel ha arrotondato il numero (${quoted(text)}) e le ultime cifre sono perse: nel foglio dai alla cella il formato Numero e copialo di nuovo.`,
  twoWays: (text: string, one: number, other: number) =>
    `${quoted(text)} si legge in due modi: scrivi ${written(Math.max(one, other))} oppure ${written(Math.min(one, other))}.`,
  scaled: (text: string, one: number, other: number) =>
    `${quoted(text)} in una colonna di migliaia o di milioni può essere ${written(one)} o ${written(other)}: togli l’unità dalla cella, oppure scrivi «mila» o «milioni» dopo la cifra.`,
  decimals: (text: string, decimals: number, near: number) =>
    decimals === 0
      ? `Qui serve un numero intero, ${quoted(text)} ha dei decimali: scrivi per esempio ${written(near)}.`
      : `Qui i decimali sono al massimo ${decimals}, in ${quoted(text)} sono di più: scrivi per esempio ${written(near)}.`,
  negative: (text: string) => `Qui un numero sotto zero non va bene: ${quoted(text)}.`,
  max: (text: string, max: string) => `Qui il valore può essere al massimo ${max}: ricontrolla ${quoted(text)}.`,
  long: (text: string) => `${quoted(text)} ha troppe cifre: ne bastano quindici.`,
  currency: (text: string) => `${quoted(text)} non è in euro: scrivi l’importo in euro.`,
  percent: (text: string) => `${quoted(text)} è una percentuale: qui serve un numero.`,
}

const written = (value: number): string => formatNumber(value, Math.min(6, (String(value).split('.')[1] ?? '').length))

/** How the euro is written beside an amount. */
export const EURO = ['€', '€uro', 'euro', 'eur'] as const

/** Euro to the cent: `€ 1.500.000`, `1.500.000,00 euro`, `10 milioni di euro`, `1.000,-`. @example readAmount('1.500,00 euro') // { valore: 1500 } */
export const readAmount = (text: string, options: NumberOptions = {}): Reading<number> =>
  readNumber(text, { decimals: 2, units: EURO, ...options })

/** The value, `null` for a text that says nothing (empty, `-`, `n.d.`), or in Italian why none is taken and what to write instead. */
export type Reading<T> = { valore: T | null; motivo?: undefined } | { valore?: undefined; motivo: string }

export const unread = (motivo: string): { motivo: string } => ({ motivo })

export const quoted = (text: string): string => `«${text.length > 40 ? `${text.slice(0, 39)}…` : text}»`
