import { atecoDigits, normalizeAteco } from '@bandiera/domain'
import type { Valore } from '../kleene.ts'
import type { Tradotto } from './codici-tradotti.ts'

/** Beginnings of codes of one version, as short as they can be. */
export type Prefissi = ReadonlySet<string>

/** Whether a code lies under one of a list of codes of its version. */
export function listValue(list: Prefissi, code: Tradotto): Valore {
  if (list.size === 0 || 'mai' in code) return 'no'
  if ('ignoto' in code) return 'da_verificare'
  if ('codice' in code) return ofCode(list, atecoDigits(code.codice))
  if (code.no && !holdsAny(list, code.no)) return 'no'
  return code.si?.every((leaf) => ofCode(list, leaf) === 'si') ? 'si' : 'da_verificare'
}

function ofCode(list: Prefissi, digits: string): Valore {
  for (let length = 2; length <= digits.length; length += 1) if (list.has(digits.slice(0, length))) return 'si'
  if (digits.length >= 6) return 'no'
  // a code shorter than the grant's may still hold it
  const short = normalizeAteco(digits)
  for (const prefix of list) if (prefix.startsWith(short)) return 'da_verificare'
  return 'no'
}

function holdsAny(list: Prefissi, beginnings: ReadonlySet<string>): boolean {
  for (const prefix of list) if (beginnings.has(prefix)) return true
  return false
}
