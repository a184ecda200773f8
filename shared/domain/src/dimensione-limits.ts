export interface DatiDimensione {
  /** Annual work units. */
  ula?: number
  /** Euro. */
  ricavi?: number
  /** Euro. */
  totaleAttivo?: number
}
export type Voce = keyof DatiDimensione

/** Smallest and largest class rank (0 micro - 3 grande) that data leave open. */
export interface ClassRange {
  from: number
  to: number
}

const STAFF = [10, 50, 250]
const LIMITS = { ricavi: [2e6, 10e6, 50e6], totaleAttivo: [2e6, 10e6, 43e6] }
const GRANDE = 3
/** Below every rank. */
const UNKNOWN = -1

/**
 * Range of classes for one year's figures (Rec. 2003/361/EC, annex, art. 2). Staff below its limit and either money figure
 * within its own: the class is the larger of the two ranks. A figure that is missing leaves its rank open; one that lacks part
 * of the group (`partial`) can only grow.
 */
export function classRange(dati: DatiDimensione, partial: boolean): ClassRange {
  const staff = rankOf('ula', dati.ula)
  const turnover = rankOf('ricavi', dati.ricavi)
  const assets = rankOf('totaleAttivo', dati.totaleAttivo)
  const most = (rank: number): number => (partial || rank === UNKNOWN ? GRANDE : rank)
  return {
    from: Math.max(staff, Math.min(turnover, assets), 0),
    to: Math.max(most(staff), Math.min(most(turnover), most(assets))),
  }
}

/** The smallest class that takes a figure. */
function rankOf(voce: Voce, value: number | undefined): number {
  if (value === undefined) return UNKNOWN
  let rank = 0
  while (!isWithin(voce, value, rank)) rank += 1
  return rank
}

/** Limit of one figure for a class; `null` for large companies, which have none. Staff stays under it, money may reach it. */
export function limitOf(voce: Voce, rank: number): number | null {
  const limits = voce === 'ula' ? STAFF : LIMITS[voce]
  return limits[rank] ?? null
}

/** Whether a figure is within the limit of a class. */
export function isWithin(voce: Voce, value: number, rank: number): boolean {
  const limit = limitOf(voce, rank)
  return limit === null || (voce === 'ula' ? value < limit : value <= limit)
}
