import type { Bando, RomeMoment } from '@bandiera/domain'
import { useRecords } from '@bandiera/live'
import { useMoment } from '@bandiera/ui'
import { bandiFilters } from '../filters.ts'

export type Choices = Readonly<Record<string, string>>

/** The grants of an editore and those among them that the list shows with some filters; `null` while they load. */
export function useCounted() {
  const { records: all, state } = useRecords({ coll: 'bandi', rows: 'all' })
  const momento = useMoment(all)
  if (state === 'loading' && all.length === 0) return null
  return { all, momento, inList: (choices: Choices) => inList(all, choices, momento) }
}

/** The grants that the list shows with these filters, and the address of that list: number and list cannot differ. */
function inList(bandi: readonly Bando[], choices: Choices, momento: RomeMoment) {
  const all = bandiFilters({ momento, curator: true, isNew: () => false, news: false })
  const filters = all.filter(({ id }) => id in choices)
  const found = bandi.filter((bando) => filters.every(({ id, of }) => [of(bando)].flat().includes(choices[id] ?? '')))
  const chosen = Object.entries(choices).map(([id, value]) => `f=${id}:=:${value}`)
  return { found, value: found.length, href: `/bandi?${chosen.join('&')}` }
}
