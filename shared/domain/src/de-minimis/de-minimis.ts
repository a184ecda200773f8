import type { Aiuto, Azienda, GroupMember } from '../azienda/azienda.ts'
import { addMonths } from '../dates/calendar.ts'
import { inCents, type JointCeiling, jointCeilings, deMinimisCeilingOn } from './ceilings.ts'
import { addDays, daysBetween } from '../text/formats.ts'
import { possibleMembers, undertakingMembers, type WithGroup } from './single-undertaking.ts'
import { remembered } from '../records/values.ts'

/** Cached: callers ask for the same day again and again. */
const windowStart = remembered((day) => addMonths(day, -36))

export interface DeMinimisRoom {
  regime: string
  /** First and last day of the window, both included. */
  dal: string
  al: string
  /** `null` when no ceiling is known for that regime on that day. */
  massimale: number | null
  /** Sum of the aids (ESL) in the window. */
  usati: number
  /** Room under this regime and its joint ceilings, never negative; `null` without a ceiling. */
  residuo: number | null
  /** If the unverified rules apply too and possible members belong to the undertaking; below `residuo` the difference is `da verificare`. */
  residuoMinimo: number | null
  insieme: JointCeiling[]
  /** Members that may be one undertaking with it (Reg. UE 2023/2831, art. 2.2: links through natural persons), and what aids in the window they have. */
  forse: { membri: readonly GroupMember[]; aiuti: number }
  aiuti: Aiuto[]
}

/**
 * The window runs from the same day of the third year before, included (Reg. UE 2023/2831): on 2026-11-21 an aid granted on 2023-11-21
 * counts, one of 2023-11-20 does not. `da verificare`: Reg. UE 717/2014, art. 3(2) counts three fiscal years; this window is never shorter.
 * Aids of linked companies (`gruppo[].aiuti`) are summed; partners (25-50 %) are undertakings of their own.
 * @param massimale the ceiling that a grant sets: it counts when it is lower than the regulation's, or when the regulation's is unknown
 */
export function deMinimisRoom(azienda: WithGroup, regime: string, day: string, massimale?: number): DeMinimisRoom {
  const dal = windowStart(day)
  const counts = ({ dataConcessione }: Aiuto) => dataConcessione >= dal && dataConcessione <= day
  const all = (azienda.aiuti ?? []).filter(counts)
  for (const membro of undertakingMembers(azienda)) all.push(...(membro.aiuti ?? []).filter(counts))
  const membri = possibleMembers(azienda)
  const open = membri.flatMap(({ aiuti = [] }) => aiuti.filter(counts))
  const ceiling = lower(massimale ?? null, deMinimisCeilingOn(regime, day))
  const sure = usedBy(all, regime, day)
  const most = open.length > 0 ? usedBy([...all, ...open], regime, day) : sure
  const left = ({ usati }: Used, limits: readonly JointCeiling[]): number | null =>
    ceiling === null ? null : Math.max(0, Math.min(...[{ massimale: ceiling, usati }, ...limits].map(roomOf)))
  return {
    regime,
    dal,
    al: day,
    massimale: ceiling,
    usati: sure.usati,
    residuo: left(
      sure,
      sure.insieme.filter(({ certo }) => certo),
    ),
    residuoMinimo: left(most, most.insieme),
    insieme: sure.insieme,
    forse: { membri, aiuti: inCents(open.reduce((sum, { esl }) => sum + esl, 0)) },
    aiuti: all.filter((aiuto) => aiuto.regime === regime),
  }
}

type Used = Pick<DeMinimisRoom, 'usati' | 'insieme'>

function usedBy(aiuti: readonly Aiuto[], regime: string, day: string): Used {
  const perRegime = new Map<string, number>()
  for (const aiuto of aiuti) perRegime.set(aiuto.regime, (perRegime.get(aiuto.regime) ?? 0) + aiuto.esl)
  const insieme = perRegime.size === 0 ? [] : jointCeilings(regime, perRegime, day)
  return { usati: inCents(perRegime.get(regime) ?? 0), insieme }
}

/** A call may be narrower than the regulation, never wider. */
const lower = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other)

const roomOf = ({ massimale, usati }: Pick<JointCeiling, 'massimale' | 'usati'>): number => inCents(massimale - usati)

/** Position of an aid on a day: inside the window, already out of it, or dated later. */
export type AiutoPosition = 'conta' | 'fuori' | 'futuro'

/** Whether an aid counts on a day, and the first day on which it no longer counts. */
export function aiutoPosition({ dataConcessione }: Aiuto, day: string): { posto: AiutoPosition; esce: string } {
  // start from the nearest calendar day, then find the exact begin of the window: February needs the search
  let last = addMonths(dataConcessione, 36)
  while (addMonths(addDays(last, 1), -36) <= dataConcessione) last = addDays(last, 1)
  const posto = dataConcessione > day ? 'futuro' : day <= last ? 'conta' : 'fuori'
  return { posto, esce: addDays(last, 1) }
}

/** Days after which the national register of aids (RNA) must be consulted again. */
export const RNA_CHECK_DAYS = 30

export const isRnaCheckExpired = ({ dataVerificaRNA }: Pick<Azienda, 'dataVerificaRNA'>, day: string): boolean =>
  dataVerificaRNA === undefined || daysBetween(dataVerificaRNA, day) > RNA_CHECK_DAYS
