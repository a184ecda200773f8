import { plainDashes, saysNothing, tidyText } from '@bandiera/domain'
import type { TelefonoCheck } from '@bandiera/ui/form'
import { testi } from '../testi.ts'

const { importaCsv: words } = testi

/** A datum of a cell, with what to know of it; the empty text where nothing is taken. */
export interface Recapito {
  valore: string
  rilievo?: string
}

export type CheckTelefono = (text: string) => TelefonoCheck

const LABEL = /^(?:(?:tel(?:efono|ef)?|cell(?:ulare)?|mobile|mob|phone|uff(?:icio)?|t|n)\s*[.:]*\s*)+(?=[+(\d])/i
const APART = /\s*[;|\n]\s*|\s*,\s*|\s+(?:o|e|oppure|-)\s+|\s+[/-]\s*|\s*[/-]\s+|\s+(?=\+)/

/**
 * The first phone of a cell in E.164: `Tel: 02 12345678`, `0039 340 1234567`, `035/123456`, `02 1234 int. 5`. Further ones
 * are named; a fax, a range (`123456-7`) and what is no number are not taken.
 */
export function leggiTelefono(text: string, check: CheckTelefono): Recapito {
  if (saysNothing(text)) return { valore: '' }
  if (/^\s*fax\b/i.test(text)) return { valore: '', rilievo: words.telefonoIgnoto(tidyText(text)) }
  const bare = plainDashes(text.replace(/[\r\n]+/g, ';'))
  const parts = bare.split(APART).map(withoutLabel).filter(Boolean)
  if (parts.length > 1 && parts.every((part) => digitsOf(part) >= 6)) return firstOf(parts, check)
  const slashed = bare.split('/').map(withoutLabel)
  if (slashed.length > 1 && slashed.every((part) => digitsOf(part) >= 8)) return firstOf(slashed, check)
  if (/\d-\d{1,2}$/.test(bare.trim())) return { valore: '', rilievo: words.telefonoSerie(tidyText(bare)) }
  const verdict = check(withoutLabel(bare))
  return verdict.ok ? { valore: verdict.valore } : { valore: '', rilievo: `«${tidyText(bare)}»: ${verdict.motivo}` }
}

function firstOf(parts: readonly string[], check: CheckTelefono): Recapito {
  const read = parts.map((part) => ({ part, verdict: check(part) }))
  const at = read.findIndex(({ verdict }) => verdict.ok)
  const { verdict } = read[at] ?? {}
  const others = parts.filter((_part, index) => index !== at)
  if (!verdict?.ok) return { valore: '', rilievo: words.telefonoIgnoto(parts.join(', ')) }
  const wanted = read.filter(({ verdict: one }) => !one.ok || one.valore !== verdict.valore)
  return { valore: verdict.valore, ...(wanted.length > 0 && { rilievo: words.altriRecapiti(others) }) }
}

const withoutLabel = (part: string): string => tidyText(part).replace(LABEL, '')
const digitsOf = (part: string): number => part.replace(/\D/g, '').length

/** The first address of a cell; further ones are named. Whether it is one, the form says. */
export function leggiIndirizzo(text: string): Recapito {
  if (saysNothing(text)) return { valore: '' }
  const bare = tidyText(text.replace(/[\r\n]+/g, ' ')).replace(/^(?:mailto:|(?:e-?mail|pec)\s*:)\s*/i, '')
  const all = bare.split(/[\s;,|]+|\/(?=[^/]*@)/).filter((part) => part.includes('@'))
  const [first, ...others] = [...new Set(all.map((part) => part.replace(/^[<(]|[>)]$/g, '')))]
  if (!first || others.length === 0) return { valore: bare }
  return { valore: first, rilievo: words.altriRecapiti(others) }
}
