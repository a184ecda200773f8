import { foldText, normalizeAteco, type Azienda, type FormaGiuridica } from '@bandiera/domain'
import type { CodiceLetto } from './ateco.ts'
import type { CheckTelefono } from './recapiti.ts'

/** Forms that are also the other, and say more. */
const ALSO: Partial<Record<FormaGiuridica, readonly string[]>> = {
  srl: ['srl_unipersonale', 'srls', 'stp'],
  spa: ['stp'],
  cooperativa: ['cooperativa_sociale'],
}
const FOLDED: ReadonlySet<string> = new Set(['ragioneSociale', 'indirizzo', 'nome', 'comuneNome'])
const PHONES: ReadonlySet<string> = new Set(['telefono'])
const plainSite = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/+$/, '')

/** What values are compared with. */
export interface Confronto {
  check: CheckTelefono
  /** The step to which the file rounds a field: 1 for people and euro, 1,000 for thousands. */
  passo: (campo: string) => number
}

/**
 * Whether a stored value says all that the file says: the same, the same in better writing, or more of it. Such a value is
 * never replaced.
 */
export function saysAsMuch(campo: string, held: unknown, next: unknown, { check, passo }: Confronto): boolean {
  if (JSON.stringify(held) === JSON.stringify(next)) return true
  if (typeof held === 'number' && typeof next === 'number') return isRounded(held, next, passo(campo))
  if (typeof held !== 'string' || typeof next !== 'string') return false
  if (PHONES.has(campo)) {
    const [one] = phoneOf(held, check).split(';')
    return one === phoneOf(next, check) || phoneOf(held, check) === phoneOf(next, check)
  }
  if (campo === 'formaGiuridica') return ALSO[next as FormaGiuridica]?.includes(held) ?? false
  if (campo === 'email' || campo === 'pec') return held.toLowerCase() === next.toLowerCase()
  if (campo === 'sito') return plainSite(held) === plainSite(next)
  return FOLDED.has(campo) && bareName(held) === bareName(next)
}

const isRounded = (held: number, next: number, passo: number): boolean =>
  Math.abs(held - next) < passo && next % passo === 0 && held % passo !== 0

const bareName = (text: string): string => foldText(text.replace(/(?<=\b[A-Za-z])\.\s?/g, ''))

function phoneOf(text: string, check: CheckTelefono): string {
  const verdict = check(text)
  return verdict.ok ? verdict.valore : text
}

/** Whether a stored code is the one that the file says, or a longer one under it. */
export function saysCode(held: NonNullable<Azienda['ateco']>[number], next: CodiceLetto): boolean {
  const known = next.versione === undefined || held.versione === undefined || held.versione === next.versione
  const [one, other] = [normalizeAteco(held.codice), normalizeAteco(next.codice)]
  return known && one.startsWith(other)
}
