import { checkPhone, formatPhone, plainText } from '@bandiera/domain/telefono'
import { AsYouType, type CountryCode } from 'libphonenumber-js/min'
import { countryByCode, countryByDial } from './countries.ts'

export interface Typed {
  text: string
  country: CountryCode | null
}

export interface Edit {
  text: string
  caret: number
  /** The key was Delete: the caret moves on to the next digit, otherwise a space would stop it for ever. */
  forward?: boolean
}

/** The text as it is typed, the caret behind the same digit. With `+` or `00` the country follows it, else it is of the selected one (spec §5). */
export function typeText(edit: Edit, before: Typed, home: CountryCode): Typed & { caret: number } {
  const text = plainText(edit.text)
  // what plainText drops or shortens is in front
  const caret = Math.max(0, edit.caret - (edit.text.length - text.length))
  const head = headOf(text)
  const tail = text.slice(head.length)
  const country = countryOf(head, before.country, home)
  const number = head === '' ? '' : new AsYouType(country ?? undefined).input(head)
  const next = `${number}${tail && number ? ' ' : ''}${tail}`
  if (caret > head.length) return { text: next, country, caret: next.length - (text.length - caret) }
  const digits = significant(head.slice(0, caret))
  return { text: next, country, caret: edit.forward ? beforeDigit(next, digits) : behindDigit(next, digits) }
}

/** Digits of the longest number (E.164) and of the longest Italian one. */
const LONGEST = 17

/** The part to format as a number: without the bracket of a following word; empty for two numbers, which would be joined. */
function headOf(text: string): string {
  const [head = ''] = /^\+?[\p{Nd}\s().\-/]*/u.exec(text) ?? []
  return significant(head) > LONGEST ? '' : head.replace(/\(\s*$/, '')
}

/** The same number with the dial code, or in the format, of another country. */
export function chooseCountry({ text, country: before }: Typed, country: CountryCode): Typed {
  const edit = (next: string) => typeText({ text: next, caret: next.length }, { text, country }, country)
  const dial = countryByCode(country)!.dial
  if (!text.startsWith('+')) return { text: edit(text).text, country }
  const old = countryByCode(before)?.dial ?? '+'
  return { text: edit(`${dial}${text.slice(1).replace(new RegExp(`^${old.slice(1)}`), '')}`).text, country }
}

/** The form's value: the number when it is one, else the text, with the dial code when `home` would misread it. */
export function valueOf({ text, country }: Typed, home: CountryCode, maxLength: number): string {
  if (text === '') return ''
  const check = checkPhone(text, country ?? home, maxLength)
  if (check.ok) return check.valore
  return country === null || country === home || text.startsWith('+') ? text : `${countryByCode(country)!.dial} ${text}`
}

export function typedOf(value: string, start: CountryCode, home: CountryCode): Typed {
  const check = checkPhone(value, home)
  if (value === '') return { text: '', country: start }
  if (check.ok) return { text: formatPhone(check.valore, check.paese ?? home), country: check.paese }
  return typeText({ text: value, caret: 0 }, { text: '', country: home }, home)
}

function countryOf(head: string, before: CountryCode | null, home: CountryCode): CountryCode | null {
  if (!head.startsWith('+')) return before ?? home
  const typing = new AsYouType()
  typing.input(head)
  const dial = typing.getCallingCode()
  // no dial code has more than three digits
  if (!dial) return significant(head) > 3 ? null : before
  const certain = typing.getCountry()
  if (certain) return certain
  return countryByCode(before)?.dial === `+${dial}` ? before : countryByDial(`+${dial}`)
}

const significant = (text: string): number => text.match(/[\p{Nd}+]/gu)?.length ?? 0

function behindDigit(text: string, count: number): number {
  let at = 0
  for (let seen = 0; seen < count && at < text.length; at += 1) seen += significant(text[at]!)
  return at
}

function beforeDigit(text: string, count: number): number {
  const at = behindDigit(text, count)
  return at + (/^[^\p{Nd}+]+/u.exec(text.slice(at))?.[0].length ?? 0)
}
