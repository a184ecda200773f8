import type { Random } from '@bandiera/testing/random'

/** One to three of a list. */
export const some = <T>(random: Random, list: readonly T[]): T[] => random.shuffle(list).slice(0, 1 + random.int(3))
