// Needs the tables of libphonenumber-js: an entry of its own, which the page loads with its first phone.
import {
  isSupportedCountry,
  ParseError,
  parsePhoneNumberWithError,
  validatePhoneNumberLength,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/min'
import { EXTENSION_LIMIT, INPUT_LIMIT, EXTENSION_WORD, phoneFaultTexts as motivi } from './phone-limits.ts'

/** Why a text is no phone number: the four of spec §8, and a number of possible length that is given to no phone. */
export type PhoneFaultCode = keyof typeof motivi

/** Verdict on a text: E.164 with its extension (`+390212345678;ext=12`), or what is wrong with it, in Italian. */
export type PhoneCheck =
  | { ok: true; valore: string; paese: CountryCode | null }
  | { ok: false; codice: PhoneFaultCode; motivo: string }

/** Text that starts with `+` or `00` names its country; national numbers have 2 to 17 digits (spec §5, limits of the parser). */
export function checkPhone(text: string, country = 'IT', maxLength = INPUT_LIMIT): PhoneCheck {
  const { number, extension } = splitExtension(plainText(text).trimEnd())
  if (text.length > maxLength || extension.length > EXTENSION_LIMIT) return wrong('TOO_LONG')
  if (!isSupportedCountry(country)) return wrong('INVALID_COUNTRY')
  const parsed = parse(number, country)
  if (typeof parsed === 'string') return wrong(parsed)
  const valore = extension ? `${parsed.number};ext=${extension}` : parsed.number
  return { ok: true, valore, paese: parsed.country ?? null }
}

function parse(text: string, defaultCountry: CountryCode): PhoneNumber | PhoneFaultCode {
  try {
    const number = parsePhoneNumberWithError(text, { defaultCountry, extract: false })
    if (number.isValid()) return number
    const length = validatePhoneNumberLength(text, defaultCountry)
    return length === 'TOO_SHORT' || length === 'TOO_LONG' ? length : 'NOT_VALID'
  } catch (error) {
    if (error instanceof ParseError && error.message in motivi) return error.message as PhoneFaultCode
    throw error
  }
}

const wrong = (codice: PhoneFaultCode): PhoneCheck => ({ ok: false, codice, motivo: motivi[codice] })

/** As people copy it: without invisible marks and `tel:` in front, with `+` for the `00` of every country. */
export const plainText = (text: string): string =>
  text
    .replace(/[\p{Cf}\uFE00-\uFE0F]/gu, '')
    .replace(/^\s*((?:tel(?:efono)?|cell(?:ulare)?|mob(?:ile)?|fax|recapito)\b\.?\s*:?\s*)?/i, '')
    .replace(/^\(\s*((?:\+|00)\d{1,3})\s*\)\s*/, '$1 ')
    .replace(/^00/, '+')

const EXTENSION = /^(.*?\d\)?)[\s,]*(?:;ext=|(?:interno|int|ext|est|x|#)\.?[\s:]*)(\d+)$/i

/** `02 1234 int. 12`, `ext 12`, `#12`, `;ext=12`: the number and the digits behind it. */
export function splitExtension(text: string): { number: string; extension: string } {
  const [, number = text, extension = ''] = EXTENSION.exec(text) ?? []
  return { number, extension }
}

/** `+390212345678;ext=12` as people write it: `02 1234 5678 int. 12`. What is no number is given back as it is. */
export function formatPhone(valore: string, country = 'IT'): string {
  const { number, extension } = splitExtension(valore)
  const parsed = isSupportedCountry(country) ? parse(number, country) : 'INVALID_COUNTRY'
  if (typeof parsed === 'string') return valore
  if (extension) parsed.setExt(extension)
  const national = parsed.country === country
  return national ? parsed.formatNational({ formatExtension }) : parsed.formatInternational({ formatExtension })
}

const formatExtension = (number: string, extension: string): string => `${number} ${EXTENSION_WORD} ${extension}`
