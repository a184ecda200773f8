import type { Aiuto, Azienda } from './azienda.ts'
import { addMonths } from './calendar.ts'
import { addDays, daysBetween } from './formats.ts'
import { membriUnici } from './membri-unici.ts'
import { remembered } from './remembered.ts'
import type { RegimeDeMinimis } from './vocabularies.ts'

/**
 * Ceilings in euro per single undertaking over three years, with the days on which they hold (Reg. UE 2023/2831, 1408/2013 as
 * amended by 2024/3118, 717/2014 as amended by 2023/2391, 2023/2832).
 */
export const massimaliDeMinimis: readonly { regime: RegimeDeMinimis; massimale: number; dal: string; al: string }[] = [
  { regime: 'deMinimis', massimale: 300_000, dal: '2024-01-01', al: '2030-12-31' },
  { regime: 'deMinimisAgricolo', massimale: 50_000, dal: '2024-12-16', al: '2032-12-31' },
  // 40.000 where a central register exists: the lower figure until an editore gives the call's own
  { regime: 'deMinimisPesca', massimale: 30_000, dal: '2023-10-25', al: '2029-12-31' },
  { regime: 'deMinimisSieg', massimale: 750_000, dal: '2024-01-01', al: '2030-12-31' },
]

/** Asked for the same day again and again. */
const windowStart = remembered((day) => addMonths(day, -36))

/** Room left under one de minimis regime; euro. */
export interface PlafondDeMinimis {
  regime: string
  /** First and last day of the window, both included. */
  dal: string
  al: string
  /** `null` when no ceiling is known for that regime on that day. */
  massimale: number | null
  /** Sum of the aids (ESL) in the window. */
  usati: number
  /** What is left, never negative; `null` without a ceiling. */
  residuo: number | null
  aiuti: Aiuto[]
}

/** Ceiling of a regime on a day; `null` when none is known. */
export const massimaleOn = (regime: string, day: string): number | null =>
  massimaliDeMinimis.find((row) => row.regime === regime && row.dal <= day && day <= row.al)?.massimale ?? null

/**
 * Aids of one regime that count on a day, and the room they leave. The window runs from the same day of the third year
 * before, included (Reg. UE 2023/2831): on 2026-11-21 an aid granted on 2023-11-21 counts, one of 2023-11-20 does not.
 * Aids recorded for linked companies (`gruppo[].aiuti`) are summed: the ceiling is per single undertaking. Partners (25-50 %)
 * are undertakings of their own.
 */
export function plafondDeMinimis(azienda: Azienda, regime: string, day: string, massimale?: number): PlafondDeMinimis {
  const dal = windowStart(day)
  const counts = (aiuto: Aiuto) =>
    aiuto.regime === regime && aiuto.dataConcessione >= dal && aiuto.dataConcessione <= day
  const aiuti = (azienda.aiuti ?? []).filter(counts)
  for (const membro of membriUnici(azienda)) aiuti.push(...(membro.aiuti ?? []).filter(counts))
  const usati = aiuti.reduce((sum, aiuto) => sum + aiuto.esl, 0)
  const ceiling = massimale ?? massimaleOn(regime, day)
  const residuo = ceiling === null ? null : Math.max(0, ceiling - usati)
  return { regime, dal, al: day, massimale: ceiling, usati, residuo, aiuti }
}

/** Where an aid stands on a day: inside the window, already out of it, or dated later. */
export type PostoAiuto = 'conta' | 'fuori' | 'futuro'

/** Whether an aid counts on a day, and the first day on which it no longer will. */
export function postoAiuto({ dataConcessione }: Aiuto, day: string): { posto: PostoAiuto; esce: string } {
  // first the nearest day by the calendar, then the one after which the window really begins: February has its own ways
  let last = addMonths(dataConcessione, 36)
  while (addMonths(addDays(last, 1), -36) <= dataConcessione) last = addDays(last, 1)
  const posto = dataConcessione > day ? 'futuro' : day <= last ? 'conta' : 'fuori'
  return { posto, esce: addDays(last, 1) }
}

/** Days after which what the national register of aids (RNA) said must be looked up again. */
export const GIORNI_VERIFICA_RNA = 30

/** Whether the register was never asked about a company, or too long ago. */
export const verificaRnaScaduta = ({ dataVerificaRNA }: Pick<Azienda, 'dataVerificaRNA'>, day: string): boolean =>
  dataVerificaRNA === undefined || daysBetween(dataVerificaRNA, day) > GIORNI_VERIFICA_RNA
