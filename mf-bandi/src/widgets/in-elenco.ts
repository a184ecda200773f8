import type { Bando, Momento } from '@bandiera/domain'
import { bandiFilters } from '../elenco/bandi-filters.ts'

/** Filters of the list by their value. */
export type Scelte = Readonly<Record<string, string>>

/** The grants that the list shows with these filters, and the address of that list: number and list cannot differ. */
export function inElenco(
  bandi: readonly Bando[],
  scelte: Scelte,
  momento: Momento,
): { bandi: readonly Bando[]; href: string } {
  const filters = bandiFilters({ momento, curator: true, isNew: () => false, news: false }).filter(
    ({ id }) => id in scelte,
  )
  const found = bandi.filter((bando) => filters.every(({ id, of }) => [of(bando)].flat().includes(scelte[id] ?? '')))
  return {
    bandi: found,
    href: `/bandi?${Object.entries(scelte)
      .map(([id, value]) => `f=${id}:=:${value}`)
      .join('&')}`,
  }
}
