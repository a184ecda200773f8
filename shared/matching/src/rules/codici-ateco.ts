import {
  atecoDigits,
  normalizeAteco,
  type Azienda,
  type CodiceAteco,
  type CriterioDi,
  type VersioneAteco,
} from '@bandiera/domain'
import { and, not, or, type Valore } from '../kleene.ts'

type Ateco = CriterioDi<'ateco'>
type Own = NonNullable<Azienda['ateco']>[number]

/** A code that is compared; several of which one prevails, nobody said which; `null` for a company without any. */
export type Codici = CodiceAteco | readonly CodiceAteco[] | null

export const isCandidates = (codici: Codici): codici is readonly CodiceAteco[] => Array.isArray(codici)

/** What of a company is compared, one of which is enough; never empty. */
export function comparedCodes(azienda: Azienda, criterio: Ateco): readonly Codici[] {
  const chosen = chosenCodes(azienda, criterio)
  // the one that prevails may be of any version: none is left out while nobody said which it is
  const unmarked = criterio.riferimento === 'prevalente' && chosen.length > 1 && !chosen.some(isMarked)
  if (unmarked) return [chosen]
  const codes = comparableCodes(chosen, versionKnown(criterio))
  return codes.length === 0 ? [null] : codes
}

/** What the criterion says of a code, or of several of which one prevails: that on which all agree. */
export function codiciValue(criterio: Ateco, codici: Codici): Valore {
  if (!isCandidates(codici)) return codeValue(criterio, codici)
  const [first, ...others] = codici.map((code) => codeValue(criterio, code))
  return first !== undefined && others.every((each) => each === first) ? first : 'da_verificare'
}

function codeValue({ ammessi = [], esclusi = [], tutti }: Ateco, code: CodiceAteco | null): Valore {
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

const versions = new WeakMap<Ateco, { version: VersioneAteco | undefined }>()

/** The same, worked out once: all companies are asked by the same criterion. */
function versionKnown(criterio: Ateco): VersioneAteco | undefined {
  const known = versions.get(criterio) ?? { version: onlyVersion(criterio) }
  versions.set(criterio, known)
  return known.version
}

/**
 * The codes to compare. Firms were given ATECO 2025 codes beside their 2007 ones: when there are no more codes of the
 * other version than of the grant's, they are the same activities and are left out.
 */
function comparableCodes(codes: readonly Own[], wanted?: VersioneAteco): readonly Own[] {
  if (!wanted || codes.every(({ versione }) => versione === wanted)) return codes
  const other = codes.filter((code) => code.versione && code.versione !== wanted)
  const same = codes.filter((code) => code.versione === wanted)
  return same.length > 0 && same.length >= other.length ? codes.filter((code) => !other.includes(code)) : codes
}

/** All codes, or the prevailing ones; all of them while none is marked. */
export function chosenCodes({ ateco: codes = [] }: Azienda, { riferimento }: Ateco): readonly Own[] {
  const marked = riferimento === 'prevalente' ? codes.filter(isMarked) : []
  return marked.length > 0 ? marked : codes
}

const isMarked = ({ prevalente }: Own): boolean => prevalente === true
