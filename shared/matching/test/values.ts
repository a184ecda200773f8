import type { Random } from '@bandiera/factories/random'

// Values that random companies and criteria share, so that they meet often.
export const COMUNI = ['072006', '015146', '053011', '001272', '058091', '042002']
export const CODES = ['25.62.00', '62.01.00', '55.10.00', '01.21.00', '43.22.01', '62']
export const QUALIFICHE = ['startupInnovativa', 'pmiInnovativa', 'femminile', 'giovanile']
export const CHECKS = ['durc', 'polizzaCatastrofale', 'noProcedure', 'antimafia']
export const VERSIONS = ['2007', '2025'] as const
export const LEGAL_FORMS = [
  'srl',
  'ditta_individuale',
  'cooperativa',
  'associazione',
  'libero_professionista',
  'da_costituire',
] as const

/** One to three of a list. */
export const some = <T>(random: Random, list: readonly T[]): T[] => random.shuffle(list).slice(0, 1 + random.int(3))
