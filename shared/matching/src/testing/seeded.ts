/** A seeded source (mulberry32): the same seed gives the same data on every machine. */
export interface Random {
  below(n: number): number
  pick<T>(list: readonly T[]): T
  chance(p: number): boolean
  shuffle<T>(list: readonly T[]): T[]
}

export function seeded(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (n: number) => Math.floor(next() * n)
  const shuffle = <T>(list: readonly T[]) => {
    const keyed = list.map((value) => ({ value, key: next() }))
    return keyed.sort((a, b) => a.key - b.key).map(({ value }) => value)
  }
  return { below, pick: (list) => list[below(list.length)]!, chance: (p) => next() < p, shuffle }
}

/** One to three of a list. */
export const some = <T>(random: Random, list: readonly T[]): T[] => random.shuffle(list).slice(0, 1 + random.below(3))
