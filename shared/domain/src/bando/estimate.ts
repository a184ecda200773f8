import type { BandoData } from './bando.ts'
import { formatDate, percentText as percent, shortEuro as euro } from '../text/formats.ts'

export type AgevolazioneLimit =
  | 'intensita'
  | 'spesaMax'
  | 'agevolazioneMax'
  | 'stanziamentoResiduo'
  | 'stanziamento'
  | 'deMinimis'

export type NoAgevolazioneReason = 'spesa' | 'intensita' | 'spesaMin' | 'agevolazioneMin' | 'deMinimis'

/** Room under de minimis as the estimate needs it; euro. */
export interface AidRoom {
  residuo: number
  /** The grant may give less than requested. */
  riducibile: boolean
  /** Some aids were never recorded: the room may be smaller. */
  incerto: boolean
}

/** An estimate with all its inputs, so that it can be explained; euro, rounded to cents. */
export interface AgevolazioneEstimate {
  /** `null` when it cannot be computed: `manca` says why. */
  importo: number | null
  manca: NoAgevolazioneReason | null
  limite: AgevolazioneLimit | null
  ingredienti: {
    spesa: number | null
    spesaAmmessa: number | null
    /** Percent, 0-100. */
    intensita: number | null
    /** Share of the eligible spend, before any ceiling. */
    quota: number | null
    /** The compared ceilings; of equal ones the first decides. */
    tetti: readonly { limite: AgevolazioneLimit; importo: number }[]
    spesaMin: number | null
    agevolazioneMin: number | null
    residuoAl: string | null
    deMinimis: AidRoom | null
  }
}

type Amounts = Partial<BandoData>

/**
 * The aid of a grant for a spend (domain rules 2.5 and 2.6): `min(intensità × spesa ammissibile, massimale, stanziamento residuo)`, and the
 * room under de minimis. Remaining money replaces the total when the grant states it; otherwise the total is an upper bound.
 * @param spesa euro; `undefined` when not known
 * @param deMinimis `null` when no de minimis regime applies
 */
export function estimateAgevolazione(
  dati: Amounts,
  spesa: number | undefined,
  deMinimis: AidRoom | null = null,
): AgevolazioneEstimate {
  const { spesaMin, spesaMax, agevolazioneMin, intensita } = dati
  const spesaAmmessa = spesa === undefined ? null : Math.min(spesa, spesaMax ?? spesa)
  const quota = spesaAmmessa === null || intensita === undefined ? null : cents((intensita / 100) * spesaAmmessa)
  const tetti = ceilingsOf(dati, deMinimis)
  const ingredienti = {
    spesa: spesa ?? null,
    spesaAmmessa,
    intensita: intensita ?? null,
    quota,
    tetti,
    spesaMin: spesaMin ?? null,
    agevolazioneMin: agevolazioneMin ?? null,
    residuoAl: dati.residuoAl ?? null,
    deMinimis,
  }
  const none = (manca: NoAgevolazioneReason) => ({ importo: null, manca, limite: null, ingredienti })
  if (spesa === undefined) return none('spesa')
  if (spesaMin !== undefined && spesa < spesaMin) return none('spesaMin')
  if (quota === null) return none('intensita')
  const first = { limite: spesaAmmessa! < spesa ? ('spesaMax' as const) : ('intensita' as const), importo: quota }
  const { limite, importo } = tetti.reduce((least, one) => (one.importo < least.importo ? one : least), first)
  if (limite === 'deMinimis' && deMinimis?.riducibile === false) return none('deMinimis')
  if (agevolazioneMin !== undefined && importo < agevolazioneMin) return none('agevolazioneMin')
  return { importo, manca: null, limite, ingredienti }
}

function ceilingsOf(dati: Amounts, deMinimis: AidRoom | null): { limite: AgevolazioneLimit; importo: number }[] {
  const { agevolazioneMax, stanziamento, stanziamentoResiduo } = dati
  const money = stanziamentoResiduo ?? stanziamento
  const limite = stanziamentoResiduo === undefined ? 'stanziamento' : 'stanziamentoResiduo'
  return [
    ...(agevolazioneMax === undefined ? [] : [{ limite: 'agevolazioneMax' as const, importo: agevolazioneMax }]),
    ...(money === undefined ? [] : [{ limite: limite as AgevolazioneLimit, importo: money }]),
    ...(deMinimis ? [{ limite: 'deMinimis' as const, importo: deMinimis.residuo }] : []),
  ]
}

const cents = (value: number): number => Math.round((value + Number.EPSILON) * 100) / 100

export interface EstimateTexts {
  /** `fino a 40.000 €`; `null` without an estimate. */
  importo: string | null
  /** The calculation, or why there is none: `50 % di 120.000 € = 60.000 €, limitata dal massimale del bando`. */
  perche: string
  riserve: readonly string[]
}

export function estimateTexts(stima: AgevolazioneEstimate): EstimateTexts {
  const { importo, manca, limite } = stima
  if (importo === null) return { importo, perche: WHY_NONE[manca ?? 'spesa'](stima), riserve: [] }
  return {
    importo: `fino a ${euro(importo)}`,
    perche: reason(stima, limite ?? 'intensita'),
    riserve: reservations(stima),
  }
}

export const ESTIMATE_CAVEAT = 'È una stima, non una promessa: decide l’ente che concede.'

function reason({ ingredienti }: AgevolazioneEstimate, limite: AgevolazioneLimit): string {
  const { intensita, spesaAmmessa, spesa, quota } = ingredienti
  const cut = spesaAmmessa! < spesa! ? ', la spesa massima ammessa' : ''
  const share = `${percent(intensita!)} di ${euro(spesaAmmessa!)}${cut}`
  if (limite === 'intensita' || limite === 'spesaMax') return share
  return `${share} = ${euro(quota!)}, ${LIMITED[limite](ingredienti)}`
}

type Ingredients = AgevolazioneEstimate['ingredienti']

const LIMITED: Record<Exclude<AgevolazioneLimit, 'intensita' | 'spesaMax'>, (of: Ingredients) => string> = {
  agevolazioneMax: () => 'limitata dal massimale del bando',
  stanziamentoResiduo: ({ residuoAl }) =>
    residuoAl ? `limitata dalle risorse residue al ${formatDate(residuoAl)}` : 'limitata dalle risorse residue',
  stanziamento: () => 'limitata dallo stanziamento',
  deMinimis: () => 'limitata dallo spazio de minimis che resta all’azienda',
}

const WHY_NONE: Record<NoAgevolazioneReason, (stima: AgevolazioneEstimate) => string> = {
  spesa: () => 'Manca l’importo del progetto: indicalo in un’esigenza dell’azienda.',
  intensita: () => 'Il bando non indica quanta parte della spesa copre.',
  spesaMin: ({ ingredienti: { spesa, spesaMin } }) =>
    `La spesa di ${euro(spesa!)} è sotto la minima ammessa di ${euro(spesaMin!)}.`,
  agevolazioneMin: ({ ingredienti }) =>
    `L’importo che ne verrebbe è sotto l’agevolazione minima di ${euro(ingredienti.agevolazioneMin!)}.`,
  deMinimis: ({ ingredienti: { quota, deMinimis } }) =>
    `${euro(quota!)} superano lo spazio de minimis di ${euro(deMinimis!.residuo)}, e il bando non ammette riduzioni.`,
}

function reservations({ ingredienti: { tetti, deMinimis } }: AgevolazioneEstimate): string[] {
  const wholeMoney = tetti.some(({ limite }) => limite === 'stanziamento')
  return [
    ...(wholeMoney ? ['Quanto resta dello stanziamento non è noto.'] : []),
    ...(deMinimis?.incerto ? ['Non tutti gli aiuti de minimis già ricevuti sono noti.'] : []),
  ]
}
