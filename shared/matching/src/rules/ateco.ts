import {
  atecoDigits,
  describeAteco,
  formatAteco,
  missing,
  normalizeAteco,
  type Azienda,
  type CodiceAteco,
  type CriterioDi,
  type VersioneAteco,
} from '@bandiera/domain'
import { either, judge, ofCompany, ofGrant } from '../giudizio.ts'
import { and, not, or, type Valore } from '../kleene.ts'
import type { Manca, Rule } from '../valutazione.ts'

type Ateco = CriterioDi<'ateco'>

/**
 * Yes when one of the company's codes lies under an admitted one and under no excluded one. Codes of two versions are
 * never compared: such a pair is unknown, unless the company has the same activities in the grant's version too (domain rule
 * 2.1; ATECO 2025 of ISTAT, in use from 1 April 2025).
 */
export const ateco: Rule<Ateco> = (criterio, azienda) => {
  const { ammessi = [], esclusi = [], tutti } = criterio
  const regola = ruleText(criterio)
  const codes = chosenCodes(azienda, criterio)
  const valoreAzienda = codes.map(describeAteco).join('; ') || undefined
  if (tutti && esclusi.length === 0) return judge('si', { regola, valoreAzienda, dettaglio: 'tutti i settori' })
  if (!tutti && ammessi.length + esclusi.length === 0) {
    return judge('da_verificare', { regola: 'Codice ATECO', valoreAzienda, manca: ofGrant('Codici ATECO ammessi') })
  }
  if (codes.length === 0) {
    const unmarked = (azienda.ateco ?? []).length > 0
    return judge('da_verificare', {
      regola,
      manca: ofCompany(missing(unmarked ? 'ateco.prevalente' : 'ateco', 'ateco')),
    })
  }

  const valore = or(comparableCodes(codes, onlyVersion(criterio)).map((code) => codeValue(criterio, code)))
  return judge(valore, { regola, valoreAzienda, manca: missingOf(criterio, codes) })
}

/** What the criterion says of one code that is compared; `null` stands for a company without any. */
export function codeValue({ ammessi = [], esclusi = [], tutti }: Ateco, code: CodiceAteco | null): Valore {
  if (tutti && esclusi.length === 0) return 'si'
  if (code === null || (!tutti && ammessi.length + esclusi.length === 0)) return 'da_verificare'
  return and([tutti || ammessi.length === 0 ? 'si' : underAny(code, ammessi), not(underAny(code, esclusi))])
}

const underAny = (code: CodiceAteco, list: readonly CodiceAteco[]): Valore => or(list.map((each) => under(code, each)))

function under(code: CodiceAteco, above: CodiceAteco): Valore {
  if (!code.versione || !above.versione || code.versione !== above.versione) return 'da_verificare'
  const digits = atecoDigits(code.codice)
  const prefix = normalizeAteco(above.codice)
  if (prefix.length >= 2 && digits.startsWith(prefix)) return 'si'
  // a code shorter than the grant's may still hold it
  return digits.length < 6 && prefix.startsWith(normalizeAteco(digits)) ? 'da_verificare' : 'no'
}

/** The version of all codes that the criterion names; `undefined` when they have none, or more than one. */
export function onlyVersion({ ammessi = [], esclusi = [] }: Ateco): VersioneAteco | undefined {
  const [first, ...others] = [...ammessi, ...esclusi]
  return others.every((each) => each.versione === first?.versione) ? first?.versione : undefined
}

/**
 * The codes to compare. Firms were given ATECO 2025 codes beside their 2007 ones: when there are no more codes of the
 * other version than of the grant's, they are the same activities and are left out.
 */
export function comparableCodes(codes: readonly CodiceAteco[], wanted?: VersioneAteco): readonly CodiceAteco[] {
  if (!wanted) return codes
  const other = codes.filter((code) => code.versione && code.versione !== wanted)
  const same = codes.filter((code) => code.versione === wanted)
  return same.length > 0 && same.length >= other.length ? codes.filter((code) => !other.includes(code)) : codes
}

/** All codes, or the prevailing ones; a single code prevails even if nobody said so. */
export function chosenCodes({ ateco: codes = [] }: Azienda, { riferimento }: Ateco): readonly CodiceAteco[] {
  if (riferimento !== 'prevalente' || codes.length < 2) return codes
  return codes.filter((code) => code.prevalente)
}

function missingOf({ ammessi = [], esclusi = [] }: Ateco, codes: readonly CodiceAteco[]): Manca {
  const versions = [...new Set([...ammessi, ...esclusi].map((each) => each.versione))]
  if (versions.includes(undefined)) return ofGrant('Versione dei codici ATECO (2007 o 2025)')
  const at = codes.findIndex((code) => !code.versione)
  if (at >= 0) return ofCompany(missing('ateco.versione', `ateco.${at}.versione`))
  const absent = versions.filter((version) => !codes.some((code) => code.versione === version))
  const etichetta = absent.length > 0 ? `Codice ATECO ${either(absent as string[])}` : 'Codice ATECO a sei cifre'
  return { lato: 'azienda', campo: 'ateco', etichetta }
}

function ruleText({ ammessi = [], esclusi = [], tutti, riferimento }: Ateco): string {
  const subject = riferimento === 'prevalente' ? 'Codice ATECO prevalente' : 'Codice ATECO'
  const codes = (list: readonly CodiceAteco[]) => either(list.map((each) => formatAteco(normalizeAteco(each.codice))))
  const version = versionOf([...ammessi, ...esclusi])
  const except = esclusi.length > 0 ? `, esclusi quelli che iniziano per ${codes(esclusi)}` : ''
  if (tutti || ammessi.length === 0)
    return except ? `Tutti i settori${except}${version && ` (${version.trim()})`}` : 'Tutti i settori'
  return `${subject}${version} che inizia per ${codes(ammessi)}${except}`
}

function versionOf(codes: readonly CodiceAteco[]): string {
  const versions = new Set(codes.map((each) => each.versione))
  const [only] = versions
  return versions.size === 1 && only ? ` ${only}` : ''
}
