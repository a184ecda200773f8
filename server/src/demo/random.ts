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
