export interface DimensioneFigures {
  /** Annual work units; the others are euro. */
  ula?: number
  ricavi?: number
  totaleAttivo?: number
}
export type DimensioneFigure = keyof DimensioneFigures

/** Smallest and largest class rank (0 micro - 3 grande) that data leave open. */
export interface ClassRange {
  from: number
  to: number
}

const STAFF = [10, 50, 250]
const LIMITS = { ricavi: [2e6, 10e6, 50e6], totaleAttivo: [2e6, 10e6, 43e6] }
const LARGE = 3
/** Below every rank. */
const UNKNOWN = -1

/** Rec. 2003/361/EC, annex, art. 2. A missing figure leaves its rank open; one that lacks part of the group (`partial`) can only grow. */
export function classRange(dati: DimensioneFigures, partial: boolean): ClassRange {
  const staff = rankOf('ula', dati.ula)
  const turnover = rankOf('ricavi', dati.ricavi)
  const assets = rankOf('totaleAttivo', dati.totaleAttivo)
  const most = (rank: number): number => (partial || rank === UNKNOWN ? LARGE : rank)
  return {
    from: Math.max(staff, Math.min(turnover, assets), 0),
    to: Math.max(most(staff), Math.min(most(turnover), most(assets))),
  }
}

function rankOf(voce: DimensioneFigure, value: number | undefined): number {
  if (value === undefined) return UNKNOWN
  let rank = 0
  while (!isUnderLimit(voce, value, rank)) rank += 1
  return rank
}

/** Limit of one figure for a class; `null` for large companies, which have none. Staff must be below it, money may equal it. */
export function limitOf(voce: DimensioneFigure, rank: number): number | null {
  const limits = voce === 'ula' ? STAFF : LIMITS[voce]
  return limits[rank] ?? null
}

export function isUnderLimit(voce: DimensioneFigure, value: number, rank: number): boolean {
  const limit = limitOf(voce, rank)
  return limit === null || (voce === 'ula' ? value < limit : value <= limit)
}

/** One year's accounts and the class ranks (0 micro - 3 grande) that they leave open. */
export interface YearRange extends ClassRange {
  anno: number
}

const RANKS = [0, 1, 2, 3]
const ALL = { from: 0, to: 3 }
/** After this many unknown years every class is possible. */
const FORGOTTEN = 3

/**
 * Class ranks after these years, oldest first: a class changes only when two consecutive years are beyond its limits, as far as both agree
 * (Rec. 2003/361/EC, annex, art. 4.2). An open or missing year leaves it open only where it could make a difference.
 */
export function classesAfter(anni: readonly YearRange[]): number[] {
  const [first] = anni
  if (!first) return RANKS
  // most companies have no more years: nothing to compute
  if (anni.length === 1) return RANKS.slice(first.from, first.to + 1)
  // the class and the rank of the last year, as a bit of their own for each pair
  let pairs = 0
  for (let rank = first.from; rank <= first.to; rank += 1) pairs |= bit(rank, rank)
  for (let i = 1; i < anni.length; i += 1) {
    const [before, now] = [anni[i - 1]!, anni[i]!]
    if (now.anno === before.anno) continue
    const absent = Math.min(now.anno - before.anno - 1, FORGOTTEN)
    for (let n = 0; n < absent; n += 1) pairs = after(pairs, ALL)
    pairs = after(pairs, now)
  }
  return RANKS.filter((classe) => RANKS.some((rank) => pairs & bit(classe, rank)))
}

const bit = (classe: number, rank: number): number => 1 << (classe * 4 + rank)

function after(pairs: number, { from, to }: ClassRange): number {
  let next = 0
  for (let at = 0; at < 16; at += 1) {
    if (pairs & (1 << at))
      for (let rank = from; rank <= to; rank += 1) next |= bit(moved(Math.floor(at / 4), at % 4, rank), rank)
  }
  return next
}

/** The class after a year of this rank, when the previous year's class was `before`. */
function moved(classe: number, before: number, now: number): number {
  if (now > classe && before > classe) return Math.min(now, before)
  return now < classe && before < classe ? Math.max(now, before) : classe
}
