import {
  atecoDigits,
  normalizeAteco,
  type Azienda,
  type CodiceAteco,
  type CriterioDi,
  type VersioneAteco,
} from '@bandiera/domain'
import { and, not, type Valore } from '../kleene.ts'

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
  const codes = comparableCodes(chosen, readOnce(criterio).version)
  return codes.length === 0 ? [null] : codes
}

/** What the criterion says of a code, or of several of which one prevails: that on which all agree. */
export function codiciValue(criterio: Ateco, codici: Codici): Valore {
  if (!isCandidates(codici)) return codeValue(criterio, codici)
  const [first, ...others] = codici.map((code) => codeValue(criterio, code))
  return first !== undefined && others.every((each) => each === first) ? first : 'da_verificare'
}

function codeValue(criterio: Ateco, code: CodiceAteco | null): Valore {
  const { ammessi = [], esclusi = [], tutti } = criterio
  if (tutti && esclusi.length === 0) return 'si'
  if (code === null || (!tutti && ammessi.length + esclusi.length === 0)) return 'da_verificare'
  const asked = readOnce(criterio)
  const own = { versione: code.versione, digits: atecoDigits(code.codice) }
  return and([tutti || ammessi.length === 0 ? 'si' : underAny(own, asked.ammessi), not(underAny(own, asked.esclusi))])
}

interface Digits {
  versione: VersioneAteco | undefined
  digits: string
}

/** One that fits is enough. */
function underAny(code: Digits, list: readonly Digits[]): Valore {
  let found: Valore = 'no'
  for (const above of list) {
    const valore = under(code, above)
    if (valore === 'si') return valore
    if (valore === 'da_verificare') found = valore
  }
  return found
}

function under({ versione, digits }: Digits, above: Digits): Valore {
  if (!versione || !above.versione || versione !== above.versione) return 'da_verificare'
  const prefix = above.digits
  if (prefix.length >= 2 && digits.startsWith(prefix)) return 'si'
  // a code shorter than the grant's may still hold it
  return digits.length < 6 && prefix.startsWith(normalizeAteco(digits)) ? 'da_verificare' : 'no'
}

/** The version of all codes that the criterion names; `undefined` when they have none, or more than one. */
export function onlyVersion({ ammessi = [], esclusi = [] }: Ateco): VersioneAteco | undefined {
  const [first, ...others] = [...ammessi, ...esclusi]
  return others.every((each) => each.versione === first?.versione) ? first?.versione : undefined
}

/** What a criterion asks for, read once: all companies are asked by the same one. */
interface Asked {
  version: VersioneAteco | undefined
  ammessi: readonly Digits[]
  esclusi: readonly Digits[]
}

const known = new WeakMap<Ateco, Asked>()

function readOnce(criterio: Ateco): Asked {
  let asked = known.get(criterio)
  if (!asked) {
    const { ammessi = [], esclusi = [] } = criterio
    asked = { version: onlyVersion(criterio), ammessi: ammessi.map(shortest), esclusi: esclusi.map(shortest) }
    known.set(criterio, asked)
  }
  return asked
}

const shortest = ({ codice, versione }: CodiceAteco): Digits => ({ versione, digits: normalizeAteco(codice) })

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
