import {
  atecoDigits,
  type Azienda,
  capital,
  type CriterioKindId,
  type CriterioOfKind,
  deMinimisRoom,
  dimensione as classOf,
  formatAteco,
  formatNumber,
  fullMonths,
  kpiLabels,
  labelOf,
  legalFormLabels,
  percentText,
  placeName,
  placeNow,
  provinciaByCode,
  qualificaLabels,
  type Sede,
  shortEuro,
  shortNumber,
} from '@bandiera/domain'
import type { Judgement, MatchingContext } from '../evaluation.ts'
import { lastBilancio } from '../kinds/accounts.ts'
import { chosenCodes } from '../kinds/ateco-codes.ts'
import { dayField } from '../kinds/eta.ts'
import { openNeeds } from '../kinds/project.ts'
import { thresholdsOf } from '../kinds/qualifica.ts'
import { inForce, momentOf, PREPOSITIONS } from '../kinds/territory.ts'

export interface ReasonFacts {
  azienda: Azienda
  contesto: MatchingContext
  /** What the rule said of this criterion. */
  giudizio: Judgement
}

type ReasonOf<T extends CriterioKindId> = (criterio: CriterioOfKind<T>, facts: ReasonFacts) => string

/**
 * Why a company does not meet a criterion, by kind, in the few words that a row of a list has room for. For a kind that is not here the row
 * shows the criterion's own sentence.
 */
export const reasonsByKind: { [T in CriterioKindId]?: ReasonOf<T> } = {
  territorio: (criterio, { azienda, contesto }) => placeReason(criterio, azienda, contesto),
  ateco(criterio, { azienda }) {
    const { ammessi = [], esclusi = [], tutti } = criterio
    const own = chosenCodes(azienda, criterio)
    const name = `ATECO ${few(own.map(({ codice }) => formatAteco(codice)))}`
    const isOut = own.some(({ codice }) =>
      esclusi.some((one) => atecoDigits(codice).startsWith(atecoDigits(one.codice))),
    )
    if (tutti || isOut || ammessi.length === 0) return `${name}: escluso`
    return `${name}, serve ${few(ammessi.map(({ codice }) => formatAteco(codice)))}`
  },
  tipoSoggetto: ({ ammessi }, { azienda }) => `${formName(azienda)}, serve ${few(ammessi, 1)}`,
  formaGiuridica: ({ ammesse = [] }, { azienda }) =>
    ammesse.length > 0
      ? `${formName(azienda)}, serve ${few(ammesse.map(nameOfForm))}`
      : `${formName(azienda)}: esclusa`,
  dimensione({ ammesse }, { azienda }) {
    const { classe, possibili } = classOf(azienda)
    return `Impresa ${few(classe ? [classe] : possibili)}, serve ${few(ammesse, 3)}`
  },
  eta({ mesiMin, mesiMax, riferimento }, { azienda, contesto }) {
    const day = azienda[dayField(riferimento)]
    if (day === undefined) return `Da costituire, minimo ${mesiMin} mesi`
    const begun = riferimento === 'inizioAttivita' ? 'Attiva' : 'Costituita'
    return `${begun} da ${missedLimit(fullMonths(day, contesto.oggi), { min: mesiMin, max: mesiMax }, (n) => `${n} mesi`)}`
  },
  qualifica(criterio, { giudizio }) {
    const [least] = thresholdsOf(criterio)
    if (least && giudizio.valoreAzienda.includes('%'))
      return `${capital(giudizio.valoreAzienda)}, serve ${criterio.soglie?.oltre ? 'oltre' : 'almeno'} ${percentText(least[1])}`
    return `Non è ${few(criterio.unaDi.map((key) => labelOf(qualificaLabels, key)))}`
  },
  fatturato: (limits, { azienda }) =>
    `Fatturato ${missedLimit(lastBilancio(azienda)?.ricavi ?? 0, limits, compactEuro, shortEuro)}`,
  dipendenti: (limits, { azienda }) =>
    `Addetti ${missedLimit(lastBilancio(azienda)?.ula ?? 0, limits, (n) => shortNumber(n, 1), shortNumber)}`,
  bilanci: ({ minimo }, { giudizio }) =>
    `${giudizio.valoreAzienda} ${giudizio.valoreAzienda.startsWith('1 ') ? 'approvato' : 'approvati'}, minimo ${minimo}`,
  kpi: ({ indice, op, soglia }, { giudizio }) =>
    `${kpiLabels[indice] ?? indice} ${giudizio.dettaglio}, ${LIMITS[op]} ${shortNumber(soglia)}`,
  obiettivo: ({ ammessi }, { giudizio }) => `Esigenza ${giudizio.valoreAzienda}, serve ${few(ammessi)}`,
  costi: ({ ammessi }, { giudizio }) => `Spese: ${giudizio.valoreAzienda}, serve ${few(ammessi)}`,
  investimento(limits, { azienda }) {
    const amounts = openNeeds(azienda).flatMap(({ importo }) => importo ?? [])
    return `Progetto da ${missedLimit(Math.max(...amounts), limits, compactEuro, shortEuro)}`
  },
  deMinimis({ regime = 'deMinimis', importo, massimale }, { azienda, contesto }) {
    const { residuo } = deMinimisRoom(contesto.unica?.(azienda) ?? azienda, regime, contesto.oggi, massimale)
    return importo === undefined || residuo === null
      ? 'De minimis esaurito'
      : `De minimis residuo ${missedLimit(residuo, { min: importo }, compactEuro, shortEuro)}`
  },
  regolarita({ richieste }, { azienda }) {
    const known = azienda.regolarita as Record<string, { esito?: boolean | null } | boolean | null> | undefined
    const failed = richieste.filter((check) => {
      const stored = known?.[check]
      return (typeof stored === 'object' && stored !== null ? stored.esito : stored) === false
    })
    return failed.map((check) => FAILED[check] ?? `Manca: ${check}`).join('; ')
  },
  libero: ({ testo }) => `Escluso a mano: ${testo}`,
}

const nameOfForm = (forma: string): string => labelOf(legalFormLabels, forma)
const formName = ({ formaGiuridica }: Azienda): string => (formaGiuridica ? nameOfForm(formaGiuridica) : '')

const LIMITS = { '>=': 'minimo', '<=': 'massimo', '>': 'serve oltre', '<': 'serve sotto' } as const

/** A check that says no, without the double negative of "no proceedings: no". */
const FAILED: Record<string, string> = {
  durc: 'DURC non regolare',
  noProcedure: 'In procedura concorsuale',
  noDifficolta: 'Impresa in difficoltà',
  polizzaCatastrofale: 'Senza polizza catastrofale',
  antimafia: 'Senza documentazione antimafia',
}

type Territory = CriterioOfKind<'territorio'>

/** `Sede in Veneto, serve Lombardia`, told as finely as the criterion asks. */
function placeReason(criterio: Territory, { sedi = [] }: Azienda, contesto: MatchingContext): string {
  const wanted = wantedPlace(criterio)
  const current = sedi.filter((sede) => inForce(sede, contesto))
  const counted = current.filter((sede) => countsFor(criterio, sede))
  const name = NAMES[criterio.riferimento ?? 'qualsiasi']
  if (counted.length === 0) return `Nessuna ${name}: serve in ${wanted}`
  const own = [...new Set(counted.map((sede) => ownPlace(criterio, sede, contesto)))]
  return `${name[0]!.toUpperCase()}${name.slice(1)} ${few(own)}, serve ${wanted}`
}

const NAMES = { sedeLegale: 'sede legale', sedeOperativa: 'sede operativa', qualsiasi: 'sede' } as const

function countsFor({ riferimento }: Territory, { tipo, operativa }: Sede): boolean {
  if (riferimento === 'sedeLegale') return tipo === 'legale'
  return riferimento !== 'sedeOperativa' || tipo !== 'legale' || operativa !== false
}

function wantedPlace({ regioni, province, comuni, macroArea, zes, ambito, nomi = {} }: Territory): string {
  const named = [comuni, province, regioni].find((codes) => codes && codes.length > 0)
  const places = named ? [few(named.map((code) => nomi[code] ?? placeName(code)))] : []
  if (!named && macroArea) places.push(macroArea)
  if (zes) places.push('ZES unica')
  if (places.length === 0 && ambito?.length) places.push(few(ambito))
  return places.join(', ')
}

function ownPlace(criterio: Territory, sede: Sede, contesto: MatchingContext): string {
  const { comune, provincia, regione } = placeNow(sede, momentOf(contesto))
  const town = sede.comuneNome ?? (comune && placeName(comune))
  if (criterio.comuni?.length && town) return `a ${town}`
  if (criterio.province?.length && provincia)
    return `in provincia di ${provinciaByCode(provincia)?.nome ?? placeName(provincia)}`
  return regione ? `${PREPOSITIONS[regione] ?? 'in'} ${placeName(regione)}` : 'altrove'
}

const MILLION = 1_000_000
const NBSP = '\u00A0'

/** `12,4 M€` from a million on, whole euros below: as short as a row of a list needs. */
function compactEuro(value: number, decimals = 1): string {
  if (Math.abs(value) < MILLION) return shortEuro(value)
  const millions = Number((value / MILLION).toFixed(decimals))
  return `${formatNumber(millions, Number.isInteger(millions) ? 0 : decimals)}${NBSP}M€`
}

/** The value and the limit that it misses: `12,4 M€, massimo 10 M€`; written out where rounding would make them equal. */
function missedLimit(
  value: number,
  { min, max }: { min?: number | undefined; max?: number | undefined },
  show: (value: number) => string,
  exact: (value: number) => string = show,
): string {
  const tooSmall = min !== undefined && value < min
  const limit = tooSmall ? min : (max ?? min ?? value)
  const write = show(value) === show(limit) ? exact : show
  return `${write(value)}, ${tooSmall ? 'minimo' : 'massimo'} ${write(limit)}`
}

/** `Lombardia, Veneto o altre 3`: a row has room for two or three names. */
function few(names: readonly string[], most = 2): string {
  if (names.length <= most) return names.join(' o ')
  return `${names.slice(0, most).join(', ')} o altri ${names.length - most}`
}
