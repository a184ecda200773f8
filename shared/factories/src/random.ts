/** Draws that are the same for the same seed. */
export interface Random {
  next: () => number
  /** A whole number from 0 up to, and without, `below`. */
  int: (below: number) => number
  chance: (p: number) => boolean
  /** One of a list that is not empty. */
  one: <T>(list: readonly T[]) => T
  pick: <T>(list: readonly T[]) => T | undefined
  shuffle: <T>(list: readonly T[]) => T[]
}

/** mulberry32 */
export function createRandom(seed: number): Random {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const int = (below: number): number => Math.floor(next() * below)
  const shuffle = <T>(list: readonly T[]): T[] => {
    const keyed = list.map((value) => ({ value, key: next() }))
    return keyed.sort((a, b) => a.key - b.key).map(({ value }) => value)
  }
  const pick = <T>(list: readonly T[]): T | undefined => list[int(list.length)]
  return { next, int, chance: (p) => next() < p, one: (list) => pick(list)!, pick, shuffle }
}
