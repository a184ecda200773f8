import type { Azienda, Bilancio, GroupMember } from '../azienda/azienda.ts'
import { missing, type MissingField } from '../azienda/missing.ts'
import { DIMENSIONE_CLASSES, dimensioneClassLabels, type DimensioneClass } from '../vocabularies.ts'
import {
  classesAfter,
  classRange,
  type DimensioneFigures,
  type YearRange,
  type DimensioneFigure,
} from './class-limits.ts'
import { groupShare } from './group-share.ts'
import { publicCapital, PUBLIC_SHARE, type PublicCapital } from './public-bodies.ts'
import { shortNumber } from '../text/formats.ts'

export interface Dimensione {
  /** `null` when the known data leave more than one class open. */
  classe: DimensioneClass | null
  /** Classes the known data leave open, smallest first; one when `classe` is known. */
  possibili: readonly DimensioneClass[]
  /** Year of the accounts used; `null` without accounts or when declared. */
  anno: number | null
  /** Figures used, those of the group included. */
  dati: DimensioneFigures
  aggregato: boolean
  motivo: string
  manca: MissingField[]
}

export interface DimensioneYear extends YearRange {
  index: number
  dati: DimensioneFigures
}

/**
 * SME class by Rec. 2003/361/EC: partner companies (25-50 %) are added pro rata, linked ones whole. With 25 % or more of public bodies it is no
 * SME (art. 3.4); while it is asked whether an owner is one, it may be large. A declared class wins; accounts marked not approved do not count.
 */
export function dimensione(azienda: Azienda): Dimensione {
  const dichiarata = declaredClass(azienda)
  const gruppo = countedIn(azienda)
  const base = { aggregato: gruppo.length > 0, manca: [] }
  if (dichiarata) {
    const motivo = ['Classe dichiarata dall’azienda', azienda.dimensione?.motivo].filter(Boolean).join(': ')
    return { ...base, classe: dichiarata, possibili: [dichiarata], anno: null, dati: {}, motivo }
  }
  const anni = approvedYears(azienda.bilanci ?? []).map((each) => readYear(each, gruppo))
  const pubblico = publicCapital(azienda)
  const ranks = withPublicOwners(classesAfter(anni), pubblico)
  const possibili = ranks.map((rank) => DIMENSIONE_CLASSES[rank]!)
  const last = anni.findLast(isKnown)
  if (pubblico.oltre) {
    const figures = { anno: last?.anno ?? null, dati: last?.dati ?? {} }
    return { ...base, classe: 'grande', possibili, ...figures, motivo: publicReason(pubblico) }
  }
  if (pubblico.oltre === null && ranks.length > 1) return { ...base, ...asked(anni, azienda, pubblico), possibili }
  if (ranks.length > 1 || !last) return { ...base, ...unknownClass(anni, azienda), possibili }
  const [rank = 0] = ranks
  return { ...base, classe: possibili[0]!, possibili, anno: last.anno, dati: last.dati, motivo: reason(last, rank) }
}

/** `dimensione(azienda).possibili` alone, without its reasons: for callers that ask about many companies. */
export const possibleClasses = (azienda: Azienda): DimensioneClass[] =>
  possibleRanks(azienda).map((rank) => DIMENSIONE_CLASSES[rank]!)

/** The same as ranks, 0 micro - 3 grande. */
export function possibleRanks(azienda: Azienda): readonly number[] {
  const dichiarata = declaredClass(azienda)
  if (dichiarata) return [DIMENSIONE_CLASSES.indexOf(dichiarata)]
  const gruppo = countedIn(azienda)
  const ranks = classesAfter(approvedYears(azienda.bilanci ?? []).map((each) => readYear(each, gruppo)))
  return withPublicOwners(ranks, publicCapital(azienda))
}

/** The ranks that public owners leave: large alone, or large as well while a question about them is open. */
function withPublicOwners(ranks: readonly number[], { oltre }: PublicCapital): readonly number[] {
  if (oltre) return [LARGE]
  return oltre === null && !ranks.includes(LARGE) ? [...ranks, LARGE] : ranks
}

const declaredClass = ({ dimensione: declared }: Azienda): DimensioneClass | undefined =>
  declared && DIMENSIONE_CLASSES.find((classe) => classe === declared.dichiarata)

const LARGE = DIMENSIONE_CLASSES.indexOf('grande')

const NO_MEMBERS: readonly GroupMember[] = []

const countedIn = ({ gruppo }: Azienda): readonly GroupMember[] =>
  gruppo?.filter((membro) => groupShare(membro) > 0) ?? NO_MEMBERS

const isKnown = ({ from, to }: DimensioneYear): boolean => from === to

function reason(last: DimensioneYear, rank: number): string {
  const name = (at: number) => dimensioneClassLabels[DIMENSIONE_CLASSES[at]!].toLowerCase()
  if (last.from === rank) return `Dati di bilancio ${last.anno}: ${name(rank)}.`
  return `I dati ${last.anno} sono da ${name(last.from)}, ma la classe cambia solo dopo due esercizi consecutivi: resta ${name(rank)}.`
}

const publicReason = ({ quota }: PublicCapital): string =>
  `Il ${shortNumber(quota)} % del capitale è di enti pubblici: da ${PUBLIC_SHARE} % in su non è una PMI (Racc. 2003/361/CE, allegato, art. 3, par. 4).`

/** Not known while it is asked whether owners are public bodies; what else is missing is asked as well. */
function asked(
  anni: DimensioneYear[],
  azienda: Azienda,
  pubblico: PublicCapital,
): Omit<Dimensione, 'aggregato' | 'possibili'> {
  const { motivo, manca, ...rest } = unknownClass(anni, azienda)
  const open = classesAfter(anni).length > 1
  const why = `${pubblico.domanda} Con almeno il ${PUBLIC_SHARE} % di enti pubblici non è una PMI.`
  return {
    ...rest,
    motivo: open ? `${why} ${motivo}` : why,
    manca: [...pubblico.domande, ...(open ? manca : [])],
  }
}

function unknownClass(anni: DimensioneYear[], azienda: Azienda): Omit<Dimensione, 'aggregato' | 'possibili'> {
  const last = anni.at(-1)
  const manca = missingOf(anni, azienda)
  const motivo = `Per calcolare la classe manca: ${manca.map((each) => each.etichetta.toLowerCase()).join(', ')}.`
  return { classe: null, anno: last?.anno ?? null, dati: last?.dati ?? {}, motivo, manca }
}

/** What is missing of the latest year of which not enough is known, one that is not on record included. */
function missingOf(anni: DimensioneYear[], azienda: Azienda): MissingField[] {
  const at = anni.findLastIndex((anno, i) => !isKnown(anno) || isGap(anni[i - 1], anno))
  const anno = anni[at]
  if (!anno) return [missing('bilanci')]
  if (isKnown(anno)) return [{ campo: 'bilanci', etichetta: `Bilancio ${anno.anno - 1}` }]
  const own = azienda.bilanci![anno.index]!
  const voci: DimensioneFigure[] = ['ula', 'ricavi', 'totaleAttivo']
  const fields = voci.filter((voce) => own[voce] === undefined)
  if (fields.length === 0) return [missing('gruppo')]
  return fields.map((voce) => missing(`bilanci.${voce}`, `bilanci.${anno.index}.${voce}`))
}

const isGap = (before: DimensioneYear | undefined, { anno }: DimensioneYear): boolean =>
  before !== undefined && anno > before.anno + 1

/** The accounts that count, oldest first, each with its place in the record. */
export function approvedYears(bilanci: readonly Bilancio[]): { bilancio: Bilancio; index: number }[] {
  const all: { bilancio: Bilancio; index: number }[] = []
  bilanci.forEach((bilancio, index) => {
    if (bilancio.approvato !== false) all.push({ bilancio, index })
  })
  return all.sort((a, b) => a.bilancio.anno - b.bilancio.anno)
}

export function readYear(
  { bilancio, index }: { bilancio: Bilancio; index: number },
  gruppo: readonly GroupMember[],
): DimensioneYear {
  let complete = true
  const add = (voce: DimensioneFigure): number | undefined => {
    // most companies have no group
    if (gruppo.length === 0) return bilancio[voce]
    if (gruppo.some((membro) => membro[voce] === undefined)) complete = false
    if (bilancio[voce] === undefined) return undefined
    return gruppo.reduce((sum, membro) => sum + (membro[voce] ?? 0) * groupShare(membro), bilancio[voce])
  }
  const dati = { ula: add('ula'), ricavi: add('ricavi'), totaleAttivo: add('totaleAttivo') }
  return { anno: bilancio.anno, index, dati, ...classRange(dati, !complete) }
}
