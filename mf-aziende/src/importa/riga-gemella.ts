import type { Azienda } from '@bandiera/domain'

type Nuova = Omit<Azienda, '_id'>

/**
 * The company of two lines that say the same but for the year of their accounts, as lists with a line per year write it; `null` where
 * they contradict each other or both have a year.
 */
export function conAnniDi(prima: Nuova, altra: Nuova): Nuova | null {
  const [{ bilanci: held = [], ...one }, { bilanci: next = [], ...other }] = [prima, altra]
  const years = new Set(held.map(({ anno }) => anno))
  if (next.length === 0 || held.length === 0 || next.some(({ anno }) => years.has(anno))) return null
  const rest = one as Record<string, unknown>
  const differs = Object.entries(other).some(
    ([campo, value]) => rest[campo] !== undefined && JSON.stringify(rest[campo]) !== JSON.stringify(value),
  )
  if (differs) return null
  return { ...other, ...one, bilanci: [...held, ...next].sort((a, b) => b.anno - a.anno) }
}
