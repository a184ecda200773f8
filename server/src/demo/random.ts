import { addDays, daysBetween, type Usr } from '@bandiera/domain'

/** A repeatable source of chance: the same seed text gives the same choices, on every machine. */
export interface Random {
  /** 0 <= x < 1 */
  next(): number
  /** Both ends included. */
  int(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** `count` different elements in a random order (all of them when there are fewer). */
  sample<T>(list: readonly T[], count: number): T[]
  /** An element drawn by its weight. */
  weighted<T>(list: readonly (readonly [T, number])[]): T
  hex(digits: number): string
}

export function createRandom(seed: string): Random {
  const next = mulberry32(hash(seed))
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1))
  const pick = <T>(list: readonly T[]): T => list[int(0, list.length - 1)]!
  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    sample: (list, count) => {
      const rest = [...list]
      const drawn: typeof rest = []
      while (drawn.length < count && rest.length > 0) drawn.push(...rest.splice(int(0, rest.length - 1), 1))
      return drawn
    },
    weighted: (list) => {
      let left = next() * list.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [value, weight] of list) if ((left -= weight) < 0) return value
      return list[0]![0]
    },
    hex: (digits) => Array.from({ length: digits }, () => int(0, 15).toString(16)).join(''),
  }
}

/** mulberry32: small, fast, good enough for invented names. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** FNV-1a over the UTF-16 units. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value
}

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
