import { addDays, daysBetween, type Usr } from '@bandiera/domain'
import type { Random } from './random.ts'

/** What all generators of one tenant share. */
export interface World {
  random: Random
  /** Day the dates are centred on, `YYYY-MM-DD`. */
  oggi: string
  people: People
}

export interface People {
  all: Usr[]
  editore: Usr
  /** The managers, each with its own professionisti. */
  teams: { gestore: Usr; professionisti: Usr[] }[]
}

/** A new id that carries the given day: a record made `n` days ago sorts below one made today. */
export function idOn({ random }: Pick<World, 'random'>, day: string): string {
  const seconds = Date.parse(`${day}T07:00:00Z`) / 1000 + random.int(0, 8 * 3600)
  return seconds.toString(16).padStart(8, '0') + random.hex(16)
}

export const daysAgo = ({ random, oggi }: World, min: number, max: number): string =>
  addDays(oggi, -random.int(min, max))
export const inDays = ({ random, oggi }: World, min: number, max: number): string => addDays(oggi, random.int(min, max))

/** A day between the two, both included. */
export const dayBetween = ({ random }: World, from: string, to: string): string =>
  addDays(from, random.int(0, Math.max(0, daysBetween(from, to))))

/** `1234567` -> `1230000`: amounts that people would write. */
export const rounded = (amount: number, step: number): number => Math.max(step, Math.round(amount / step) * step)
