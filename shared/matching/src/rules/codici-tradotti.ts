import { atecoDigits, type CodiceAteco, type VersioneAteco } from '@bandiera/domain'
import type { Contesto } from '../valutazione.ts'
import { raccordoOf, type Corrispondenza, type Raccordo } from './raccordo.ts'

export const VERSIONI = ['2007', '2025'] as const

/**
 * A code told in a version: a code of it; one of several, of which `Corrispondenza` says what is sure (`zona`); one of which nothing
 * is known there (`ignoto`); one that does not count (`mai`).
 */
export type Tradotto = { codice: string; versione: VersioneAteco } | Zona | { ignoto: true } | { mai: true }
export type Zona = Extract<Corrispondenza, { tipo: 'più' }> & { zona: string; versione: VersioneAteco }

const IGNOTO: Tradotto = { ignoto: true }
const UNKNOWN: readonly Tradotto[] = [IGNOTO]
const known = new WeakMap<object, Map<string, readonly Tradotto[]>>()

/**
 * A code of a company in a version, by the table: several where it has fewer than six digits, or no version of its own; the answer is then that
 * on which all agree. Never empty.
 */
export function translated(code: CodiceAteco, to: VersioneAteco, { raccordoAteco }: Contesto): readonly Tradotto[] {
  if (code.versione === to) return [{ codice: code.codice, versione: to }]
  if (!raccordoAteco) return UNKNOWN
  const kept = known.get(raccordoAteco) ?? new Map<string, readonly Tradotto[]>()
  known.set(raccordoAteco, kept)
  const key = `${to} ${code.versione ?? ''} ${code.codice}`
  let answer = kept.get(key)
  if (!answer) kept.set(key, (answer = work(code, to, raccordoOf(raccordoAteco))))
  return answer
}

function work({ codice, versione }: CodiceAteco, to: VersioneAteco, raccordo: Raccordo): readonly Tradotto[] {
  const digits = atecoDigits(codice)
  const from = to === '2007' ? '2025' : '2007'
  if (versione) return images(digits, from, raccordo)
  // a version in which there is no such code is not meant
  const direct: Tradotto[] = raccordo.sotto(digits, to).length > 0 ? [{ codice, versione: to }] : []
  const other = raccordo.sotto(digits, from).length > 0 ? images(digits, from, raccordo) : []
  return direct.length + other.length > 0 ? unique([...direct, ...other]) : UNKNOWN
}

function images(digits: string, from: VersioneAteco, raccordo: Raccordo): readonly Tradotto[] {
  const to = from === '2007' ? '2025' : '2007'
  const leaves = raccordo.sotto(digits, from)
  if (leaves.length === 0) return UNKNOWN
  const told = leaves.map((leaf): Tradotto => {
    const found = raccordo.di(leaf, from)
    if (found.tipo === 'uno') return { codice: found.codice, versione: to }
    return found.tipo === 'più' ? { ...found, zona: leaf, versione: to } : IGNOTO
  })
  return unique(told)
}

const unique = (all: readonly Tradotto[]): readonly Tradotto[] => [
  ...new Map(all.map((each) => [keyOf(each), each])).values(),
]

/** Equal for what no criterion tells apart. */
export function keyOf(each: Tradotto): string {
  if ('codice' in each) return `${each.versione} ${atecoDigits(each.codice)}`
  if ('zona' in each) return `${each.versione} di ${each.zona}`
  return 'mai' in each ? 'mai' : '?'
}
