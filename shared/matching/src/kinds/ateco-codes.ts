import {
  atecoDigits,
  type Azienda,
  type CodiceAteco,
  type CriterioOfKind,
  normalizeAteco,
  type AtecoVersion,
} from '@bandiera/domain'
import { and, not, or, type KleeneValue } from '../kleene.ts'
import type { MatchingContext } from '../evaluation.ts'
import { type Translated, translated, VERSIONS } from './ateco-conversion.ts'

export type Ateco = CriterioOfKind<'ateco'>
type Own = NonNullable<Azienda['ateco']>[number]

/** A code in the criterion's version; as written, for a criterion of several; several possible ones, decided only where all agree; `null` without. */
export type ComparedCode = Translated | { scritto: CodiceAteco } | { tutti: readonly ComparedCode[] } | null

/** The compared values of a company; one match is enough. Never empty. */
export function comparedCodes(azienda: Azienda, criterio: Ateco, contesto: MatchingContext): readonly ComparedCode[] {
  const chosen = chosenCodes(azienda, criterio)
  if (chosen.length === 0) return [null]
  const { version } = readOnce(criterio)
  const converted = (code: Own, doubts: readonly Translated[] = []): ComparedCode =>
    version ? one([...translated(code, version, contesto), ...doubts]) : { scritto: code }
  // the prevailing code may be of any version: none is left out while the company names none
  if (whichPrevails(azienda, criterio)) return [one(chosen.map((code) => converted(code)))]
  if (!version) return chosen.map((code) => converted(code))
  if (chosen.every((code) => isOf(code, version))) return chosen as readonly Translated[]
  const kept = comparableCodes(chosen, version, contesto)
  const doubts = doubtsOf(chosen, version)
  return kept.map((code) => converted(code, doubts(code)))
}

const one = (all: readonly ComparedCode[]): ComparedCode => (all.length === 1 ? all[0]! : { tutti: all })

/** The codes of another version that count; none for a company with codes in the criterion's version. */
export function codesToTell(azienda: Azienda, criterio: Ateco, contesto: MatchingContext): readonly CodiceAteco[] {
  const chosen = chosenCodes(azienda, criterio)
  const { version } = readOnce(criterio)
  const counted = version ? comparableCodes(chosen, version, contesto) : chosen
  return counted.filter(({ versione }) => versione && version && versione !== version)
}

/** Only the prevailing code counts, but the record does not say which of several codes it is. */
export function whichPrevails(azienda: Azienda, criterio: Ateco): boolean {
  const chosen = chosenCodes(azienda, criterio)
  return criterio.riferimento === 'prevalente' && chosen.length > 1 && !chosen.some(isMarked)
}

export function codesValue(criterio: Ateco, codici: ComparedCode, contesto: MatchingContext): KleeneValue {
  const { ammessi = [], esclusi = [], tutti } = criterio
  if (tutti && esclusi.length === 0) return 'si'
  if (codici && 'tutti' in codici) {
    return agreed(codici.tutti.map((each) => codesValue(criterio, each, contesto)))
  }
  if (codici && 'mai' in codici) return 'no'
  if (codici === null || (!tutti && ammessi.length + esclusi.length === 0)) return 'da_verificare'
  const { readings } = readOnce(criterio)
  const [lettura] = readings
  if (lettura && readings.length === 1) return oneReading(criterio, lettura, { codici, contesto })
  return agreed(readings.map((each) => oneReading(criterio, each, { codici, contesto })))
}

interface Asking {
  codici: Exclude<ComparedCode, null | { tutti: readonly ComparedCode[] }>
  contesto: MatchingContext
}

function oneReading(
  { ammessi = [], esclusi = [], tutti }: Ateco,
  lettura: CriterioReading,
  asking: Asking,
): KleeneValue {
  const admitted = tutti || ammessi.length === 0 ? 'si' : inside(lettura.ammessi, asking)
  return esclusi.length === 0 || admitted === 'no' ? admitted : and([admitted, not(inside(lettura.esclusi, asking))])
}

function inside(lists: Lists, { codici, contesto }: Asking): KleeneValue {
  if ('versione' in codici) return listValue(lists[codici.versione], codici)
  if (!('scritto' in codici)) return or(VERSIONS.map((v) => listValue(lists[v], codici)))
  // a code as written is searched in the codes of both versions
  return or(
    VERSIONS.map((v) => agreed(translated(codici.scritto, v, contesto).map((each) => listValue(lists[v], each)))),
  )
}

const agreed = ([first = 'da_verificare', ...others]: readonly KleeneValue[]): KleeneValue =>
  others.every((each) => each === first) ? first : 'da_verificare'

/** The version of all codes that the criterion names; `undefined` when they have none, or more than one. */
export function onlyVersion({ ammessi = [], esclusi = [] }: Ateco): AtecoVersion | undefined {
  const [first, ...others] = [...ammessi, ...esclusi]
  return others.every((each) => each.versione === first?.versione) ? first?.versione : undefined
}

type Lists = Readonly<Record<AtecoVersion, Prefixes>>
interface CriterioReading {
  ammessi: Lists
  esclusi: Lists
}
/** The codes of a criterion, parsed once for all companies. */
interface Asked {
  version: AtecoVersion | undefined
  /** One version; both when some of its codes have no version. */
  readings: readonly CriterioReading[]
}

const askedBy = new WeakMap<Ateco, Asked>()

function readOnce(criterio: Ateco): Asked {
  let asked = askedBy.get(criterio)
  if (!asked) askedBy.set(criterio, (asked = readNow(criterio)))
  return asked
}

function readNow(criterio: Ateco): Asked {
  const { ammessi = [], esclusi = [] } = criterio
  const isOpen = [...ammessi, ...esclusi].some(({ versione }) => !versione)
  const readings = (isOpen ? VERSIONS : (['2025'] as const)).map((open) => ({
    ammessi: listsOf(ammessi, open),
    esclusi: listsOf(esclusi, open),
  }))
  return { version: onlyVersion(criterio), readings }
}

function listsOf(codes: readonly CodiceAteco[], open: AtecoVersion): Lists {
  const of = (version: AtecoVersion): Prefixes =>
    new Set(codes.filter(({ versione = open }) => versione === version).map(({ codice }) => normalizeAteco(codice)))
  return { '2007': of('2007'), '2025': of('2025') }
}

/** Firms got ATECO 2025 codes beside their 2007 ones: codes of the other version that name the same activities are left out. */
function comparableCodes(codes: readonly Own[], wanted: AtecoVersion, contesto: MatchingContext): readonly Own[] {
  const { same, other } = parted(codes, wanted)
  if (same.length === 0 || other.length === 0) return codes
  if (same.length >= other.length) return codes.filter((code) => !other.includes(code))
  const held = new Set(same.map(({ codice }) => normalizeAteco(codice)))
  return codes.filter((code) => !other.includes(code) || !namesHeld(translated(code, wanted, contesto), held))
}

const namesHeld = (all: readonly Translated[], held: ReadonlySet<string>): boolean =>
  all.every((each) => {
    const named = 'codice' in each ? each.codice : 'zona' in each ? each.rappresentativo : undefined
    return named !== undefined && held.has(normalizeAteco(named))
  })

/** While a code has no version, others may turn out to be the same activities and not to count. */
function doubtsOf(codes: readonly Own[], wanted: AtecoVersion): (code: Own) => readonly Translated[] {
  const { same } = parted(codes, wanted)
  const open = codes.filter(({ versione }) => !versione).length
  return ({ versione }) => {
    const mayGo = versione ? versione !== wanted && open > 0 : same.length > 0 || open > 1
    return mayGo ? [NEVER] : []
  }
}
const NEVER = { mai: true } as const

const isOf = (code: Own, version: AtecoVersion): boolean => code.versione === version

const parted = (codes: readonly Own[], wanted: AtecoVersion) => ({
  same: codes.filter((code) => code.versione === wanted),
  other: codes.filter((code) => code.versione && code.versione !== wanted),
})

/** All codes, or the prevailing ones; all of them while none is marked. */
export function chosenCodes({ ateco: codes = [] }: Azienda, { riferimento }: Ateco): readonly Own[] {
  const marked = riferimento === 'prevalente' ? codes.filter(isMarked) : []
  return marked.length > 0 ? marked : codes
}

const isMarked = ({ prevalente }: Own): boolean => prevalente === true

/** Beginnings of codes of one version, as short as they can be. */
type Prefixes = ReadonlySet<string>

function listValue(list: Prefixes, code: Translated): KleeneValue {
  if (list.size === 0 || 'mai' in code) return 'no'
  if ('ignoto' in code) return 'da_verificare'
  if ('codice' in code) return ofCode(list, atecoDigits(code.codice))
  if (code.no && !holdsAny(list, code.no)) return 'no'
  return code.si?.every((leaf) => ofCode(list, leaf) === 'si') ? 'si' : 'da_verificare'
}

function ofCode(list: Prefixes, digits: string): KleeneValue {
  for (let length = 2; length <= digits.length; length += 1) if (list.has(digits.slice(0, length))) return 'si'
  if (digits.length >= 6) return 'no'
  // a code shorter than the grant's may still hold it
  const short = normalizeAteco(digits)
  for (const prefix of list) if (prefix.startsWith(short)) return 'da_verificare'
  return 'no'
}

function holdsAny(list: Prefixes, beginnings: ReadonlySet<string>): boolean {
  for (const prefix of list) if (beginnings.has(prefix)) return true
  return false
}
