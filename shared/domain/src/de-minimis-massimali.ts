import type { RegimeDeMinimis } from './vocabularies.ts'

/**
 * Ceilings in euro per single undertaking over three years, with the days on which they hold: art. 3(2) of Reg. UE 2023/2831,
 * 1408/2013 as amended by 2024/3118, and 2023/2832; art. 3(2a) of Reg. UE 717/2014 as amended by 2023/2391, 40.000 € where a
 * State keeps the central register, as Italy does (30.000 € elsewhere).
 */
export const massimaliDeMinimis: readonly { regime: RegimeDeMinimis; massimale: number; dal: string; al: string }[] = [
  { regime: 'deMinimis', massimale: 300_000, dal: '2024-01-01', al: '2030-12-31' },
  { regime: 'deMinimisAgricolo', massimale: 50_000, dal: '2024-12-16', al: '2032-12-31' },
  { regime: 'deMinimisPesca', massimale: 40_000, dal: '2023-10-25', al: '2029-12-31' },
  { regime: 'deMinimisSieg', massimale: 750_000, dal: '2024-01-01', al: '2030-12-31' },
]

/** Ceiling of a regime on a day; `null` when none is known. */
export const massimaleOn = (regime: string, day: string): number | null =>
  massimaliDeMinimis.find((row) => row.regime === regime && row.dal <= day && day <= row.al)?.massimale ?? null
