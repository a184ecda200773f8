import type { Random } from '@bandiera/factories/random'

/** One to three of a list. */
export const some = <T>(random: Random, list: readonly T[]): T[] => random.shuffle(list).slice(0, 1 + random.int(3))
