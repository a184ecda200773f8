import type { LimiteAgevolazione, MancaAgevolazione, StimaAgevolazione } from './agevolazione.ts'
import { formatDate, formatEuro, formatNumber } from './formats.ts'

/** An estimate in words. */
export interface StimaInParole {
  /** `fino a 40.000 €`; `null` when no amount can be told. */
  importo: string | null
  /** How it comes about, or why there is none: `50 % di 120.000 € = 60.000 €, limitata dal massimale del bando`. */
  perche: string
  /** What would make it smaller and is not known. */
  riserve: readonly string[]
}

/** What the screens say of an estimate, with its ingredients (domain rule 2.6). */
export function stimaInParole(stima: StimaAgevolazione): StimaInParole {
  const { importo, manca, limite } = stima
  if (importo === null) return { importo, perche: WHY_NONE[manca ?? 'spesa'](stima), riserve: [] }
  return { importo: `fino a ${euro(importo)}`, perche: reason(stima, limite ?? 'intensita'), riserve: riserve(stima) }
}

/** Under every estimate. */
export const AVVERTENZA_STIMA = 'È una stima, non una promessa: decide l’ente che concede.'

function reason({ ingredienti }: StimaAgevolazione, limite: LimiteAgevolazione): string {
  const { intensita, spesaAmmessa, spesa, quota } = ingredienti
  const cut = spesaAmmessa! < spesa! ? ', la spesa massima ammessa' : ''
  const share = `${percent(intensita!)} di ${euro(spesaAmmessa!)}${cut}`
  if (limite === 'intensita' || limite === 'spesaMax') return share
  return `${share} = ${euro(quota!)}, ${LIMITED[limite](ingredienti)}`
}

type Ingredienti = StimaAgevolazione['ingredienti']

const LIMITED: Record<Exclude<LimiteAgevolazione, 'intensita' | 'spesaMax'>, (of: Ingredienti) => string> = {
  agevolazioneMax: () => 'limitata dal massimale del bando',
  stanziamentoResiduo: ({ residuoAl }) =>
    residuoAl ? `limitata dalle risorse residue al ${formatDate(residuoAl)}` : 'limitata dalle risorse residue',
  stanziamento: () => 'limitata dallo stanziamento',
  deMinimis: () => 'limitata dallo spazio de minimis che resta all’azienda',
}

const WHY_NONE: Record<MancaAgevolazione, (stima: StimaAgevolazione) => string> = {
  spesa: () => 'Manca l’importo del progetto: indicalo in un’esigenza dell’azienda.',
  intensita: () => 'Il bando non indica quanta parte della spesa copre.',
  spesaMin: ({ ingredienti: { spesa, spesaMin } }) =>
    `La spesa di ${euro(spesa!)} è sotto la minima ammessa di ${euro(spesaMin!)}.`,
  agevolazioneMin: ({ ingredienti }) =>
    `L’importo che ne verrebbe è sotto l’agevolazione minima di ${euro(ingredienti.agevolazioneMin!)}.`,
  deMinimis: ({ ingredienti: { quota, deMinimis } }) =>
    `${euro(quota!)} superano lo spazio de minimis di ${euro(deMinimis!.residuo)}, e il bando non ammette riduzioni.`,
}

function riserve({ ingredienti: { tetti, deMinimis } }: StimaAgevolazione): string[] {
  const wholeMoney = tetti.some(({ limite }) => limite === 'stanziamento')
  return [
    ...(wholeMoney ? ['Quanto resta dello stanziamento non è noto.'] : []),
    ...(deMinimis?.incerto ? ['Non tutti gli aiuti de minimis già ricevuti sono noti.'] : []),
  ]
}

const euro = (value: number): string => formatEuro(value, Number.isInteger(value) ? 0 : 2)
const percent = (value: number): string => `${formatNumber(value, Number.isInteger(value) ? 0 : 2)}\u00a0%`
