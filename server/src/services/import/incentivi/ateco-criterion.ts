import {
  atecoDigits,
  atecoVersionOn,
  formatAteco,
  isAtecoShape,
  isUnderAteco,
  normalizeAteco,
  type CriterioDi,
  type VersioneAteco,
} from '@bandiera/domain'
import type { Reference } from '../../reference/reference.ts'
import type { Flags } from './flags.ts'

type Ateco = CriterioDi<'ateco'>
const CAMPO = 'criteri.ateco'

/**
 * The activity criterion: `Tutti i settori…` is no restriction, a list of codes admits them, prose is left to a person.
 * Zeros at the end are dropped and codes under another of the list left out. No criterion when nothing is readable.
 */
export function readAteco(texts: string[], apertura: string | undefined, flags: Flags, { ateco }: Reference): Ateco[] {
  const text = texts.join('; ')
  const parts = text.split(/[;,|\n]/).flatMap((part) => part.trim() || [])
  const codes = parts.flatMap(codeIn)
  const excludes = /esclus|eccezion|eccett|tranne|ad esclusione/i.test(text)
  if (/tutti i settori/i.test(text)) {
    if (excludes || codes.length > 0) flags.add(CAMPO, `Tutti i settori, ma con altre indicazioni: «${shorten(text)}»`)
    return [{ id: 'ateco', tipo: 'ateco', tutti: true }]
  }
  if (codes.length === 0 || excludes) {
    const motivo = text ? `Codici ATECO in prosa: «${shorten(text)}»` : 'La fonte non indica i codici ATECO'
    flags.add(CAMPO, motivo)
    return []
  }
  const unread = parts.filter((part) => codeIn(part).length === 0)
  if (unread.length > 0) flags.add(CAMPO, `Parti non riconosciute: «${shorten(unread.join('; '))}»`)
  const versione = versionOf(codes, apertura, ateco)
  if (!versione) flags.add(CAMPO, 'Non si sa se i codici ATECO sono del 2007 o del 2025')
  const unknown = versione ? codes.filter((code) => ateco.exists(normalizeAteco(code), versione) === false) : []
  if (unknown.length > 0) flags.add(CAMPO, `Codici che non esistono in ATECO ${versione}: ${unknown.join(', ')}`)
  const ammessi = widest(codes).map((code) => ({ codice: formatAteco(code), ...(versione && { versione }) }))
  return [{ id: 'ateco', tipo: 'ateco', ammessi }]
}

/** The code a part begins with: `C.25.62 Lavori di meccanica` -> `25.62`. */
function codeIn(part: string): string[] {
  const first =
    part
      .replace(/^(codici?\s+)?(ateco\s+)?/i, '')
      .replace(/^[A-V]\.?\s?(?=\d)/, '')
      .split(/\s/)[0] ?? ''
  const code = first.replace(/[.:)-]+$/, '')
  return isAtecoShape(code) ? [code] : []
}

/** By the opening day; after it, only when the codes all exist in one version and not in the other. */
function versionOf(
  codes: string[],
  apertura: string | undefined,
  { exists }: Reference['ateco'],
): VersioneAteco | undefined {
  const dated = apertura && atecoVersionOn(apertura)
  if (dated) return dated
  const answers = (versione: VersioneAteco) => codes.map((code) => exists(normalizeAteco(code), versione))
  const [in2007, in2025] = [answers('2007'), answers('2025')]
  if (in2007.every(Boolean) && in2025.includes(false)) return '2007'
  return in2025.every(Boolean) && in2007.includes(false) ? '2025' : undefined
}

/** The codes that no other of the list contains, in order. */
function widest(codes: string[]): string[] {
  const all = [...new Set(codes.map(normalizeAteco))].sort()
  return all.filter((code) => !all.some((other) => other !== code && isUnderAteco(atecoDigits(code), other)))
}

const shorten = (text: string): string => (text.length > 120 ? `${text.slice(0, 119)}…` : text)
