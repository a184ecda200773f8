import { plainDashes, saysNothing, tidyText } from '@bandiera/domain'
import type { PhoneCheck } from '@bandiera/ui/form'
import { texts } from '../texts.ts'

const { importaCsv: words } = texts

export interface ReadContact {
  valore: string
  rilievo?: string
}

export type CheckPhone = (text: string) => PhoneCheck

/** Words in lists for companies without phone, address or site. */
const isAbsent = (text: string): boolean =>
  saysNothing(text) || /^(?:no|non ha|nessun[oa]?|0+|x+|https?:\/*)$/i.test(tidyText(text))

const APART = /\s*[;|\n]\s*|\s*,\s*|\s+(?:o|e|oppure|-)\s+|\s+[/-]\s*|\s*[/-]\s+|\s+(?=\+)/
/** Words beside a number, except those of an extension. */
const WORDS = /(?:(?<!\p{L})(?!(?:int(?:erno)?|ext|est)(?!\p{L}))\p{L}[\p{L}.]*[\s.:/]*)+/giu
const FAX = /^\s*(?:fax|f)\b\.?/i
/** Excel's `3,40123E+09`. */
const ROUNDED = /^\d(?:[.,]\d+)?E\+?\d+$/i

/**
 * The first phone of a cell in E.164: `Tel: 02 12345678`, `0039 340 1234567`, `035/123456`, `340 1234567 (Mario)`, `02 1234
 * int. 5`. A remark names further ones; a fax, a range (`123456-7`, `123456/7`) and other texts are not read.
 */
export function readPhone(text: string, check: CheckPhone): ReadContact {
  if (isAbsent(text)) return { valore: '' }
  const bare = plainDashes(text.replace(/[\r\n]+/g, ';'))
  if (ROUNDED.test(bare.trim())) return { valore: '', rilievo: words.phoneRounded(tidyText(bare)) }
  const parts = partsOf(bare)
  if (parts.length === 0) return { valore: '', rilievo: words.phoneUnknown(tidyText(bare)) }
  if (parts.length > 1) return firstOf(parts, check)
  const [one = ''] = parts
  if (/\d\s*[-/]\s*\d{1,2}(?:[-/]\d{1,2})*$/.test(one))
    return { valore: '', rilievo: words.phoneSeries(tidyText(bare)) }
  if (/^\d{6,10}$/.test(one)) return withoutZero(one, check)
  const two = digitsOf(one) > 11 && !check(one).ok ? twoIn(one, check) : null
  return two ? firstOf(two, check) : verdictOf(one, bare, check)
}

/** Two numbers with a blank between them, when exactly one blank splits the text into two valid numbers. */
function twoIn(text: string, check: CheckPhone): [string, string] | null {
  const splits = [...text.matchAll(/ +/g)]
    .map(({ index }): [string, string] => [text.slice(0, index), text.slice(index).trim()])
    .filter(([one, other]) => check(one).ok && check(other).ok)
  return splits.length === 1 ? splits[0]! : null
}

function partsOf(text: string): string[] {
  const bare = tidyText(text)
    .replace(/^(\d{9,10})[.,]0{1,2}$/, '$1')
    .replace(/\([^()\d]*\)|\(\s*\d{1,2}\s+(?:linee|interni|numeri)[^()]*\)/gi, ' ')
    .replace(/^((?:\+|00)39)\s*\(0\)\s*(?=3)/, '$1 ')
    .replace(/\(((?:int|ext)[^()]*)\)/gi, '$1')
    .replace(/\(\s*(\+39|0039)\s*\)/g, '$1 ')
    .replace(/^((?:\+|00)39)[\s-]*(?=(?:\+|00)39)/, '')
  const apart = bare.replace(WORDS, (label, at: number) => labelMark(label, bare, at))
  const pieces = apart.split('\u0001').flatMap((piece) => (FAX.test(piece) ? [] : numbersIn(piece)))
  return pieces
    .map((part) => part.trim().replace(/^[\s.:,;/-]+|[\s.:,;/-]+$/g, ''))
    .filter((part) => digitsOf(part) > 0)
}

/** A word separates numbers; after `fax` the next number is a fax, `tel/fax` also counts as a phone. */
function labelMark(label: string, whole: string, at: number): string {
  const isBehind = digitsOf(whole.slice(at + label.length)) === 0
  const isFax = /\bf(?:ax)?\b/i.test(label) && !/tel|uff|\bt\b/i.test(label)
  // "e" and "o" join two numbers, and x and int name an extension
  if (/^(?:e|o|oppure)\s*$/i.test(label)) return ` ${label.trim()} `
  if (/^x\s*$/i.test(label)) return label
  return isBehind ? ' ' : `\u0001${isFax ? 'fax ' : ''}`
}

function numbersIn(text: string): string[] {
  const parts = text.split(APART).map(tidyText).filter(Boolean)
  if (parts.length > 1 && parts.every((part) => digitsOf(part) >= 6)) return parts
  const slashed = text.split('/').map(tidyText)
  return slashed.length > 1 && slashed.every((part) => digitsOf(part) >= 8) ? slashed : [text]
}

/** A number cell loses the leading zero. When digits alone could then be two different phone numbers, the import asks. */
function withoutZero(digits: string, check: CheckPhone): ReadContact {
  const [own, landline] = [check(digits), check(`0${digits}`)]
  if (digits.startsWith('0') || digits.length === 10 || !landline.ok) return verdictOf(digits, digits, check)
  if (own.ok && digits.startsWith('3')) return { valore: '', rilievo: words.phoneTwoReadings(digits) }
  if (own.ok) return { valore: own.valore }
  return { valore: landline.valore, rilievo: words.phoneZero(digits, `0${digits}`) }
}

function verdictOf(text: string, whole: string, check: CheckPhone): ReadContact {
  const verdict = check(text)
  return verdict.ok ? { valore: verdict.valore } : { valore: '', rilievo: `«${tidyText(whole)}»: ${verdict.motivo}` }
}

function firstOf(parts: readonly string[], check: CheckPhone): ReadContact {
  const read = parts.map((part) => ({ part, verdict: check(part) }))
  const at = read.findIndex(({ verdict }) => verdict.ok)
  const { verdict } = read[at] ?? {}
  const others = parts.filter((_part, index) => index !== at)
  if (!verdict?.ok) return { valore: '', rilievo: words.phoneUnknown(parts.join(', ')) }
  const wanted = read.filter(({ verdict: one }) => !one.ok || one.valore !== verdict.valore)
  return { valore: verdict.valore, ...(wanted.length > 0 && { rilievo: words.otherContacts(others) }) }
}

const digitsOf = (part: string): number => part.replace(/\D/g, '').length

/** Without words around it; a remark names further ones. The form checks whether it is valid. */
export function readAddress(text: string): ReadContact {
  if (isAbsent(text)) return { valore: '' }
  const bare = tidyText(text.replace(/[\r\n]+/g, ' ').replace(/#mailto:.*$/i, '')).replace(
    /^(?:mailto:|(?:e-?mail|pec)\s*:)\s*/i,
    '',
  )
  const all = bare.split(/[\s;,|]+|\/(?=[^/]*@)/).filter((part) => /^[^@]+@[^@]+\.[^@]+/.test(part))
  const [first, ...others] = [...new Set(all.map((part) => part.replace(/^[<("]|[>)"]$|[.:]+$/g, '')))]
  // info @rossi.it is one address with an extra blank: the words around it are not another one
  if (!first || bare.split('@').length - 1 > all.length) return { valore: bare }
  return others.length === 0 ? { valore: first } : { valore: first, rilievo: words.otherContacts(others) }
}

export function readSite(text: string): ReadContact {
  if (isAbsent(text)) return { valore: '' }
  const bare = tidyText(text)
  const all = bare.split(/\s*[;,|]\s+|\s+(?:-|\/|e|o)?\s*(?=www\.|https?:)|[;|]/i).filter(Boolean)
  const [first = '', ...others] = all
  const every = all.length > 1 && all.every((one) => /^\S+\.\S{2,}$/.test(one))
  return every ? { valore: first, rilievo: words.otherContacts(others) } : { valore: bare }
}
