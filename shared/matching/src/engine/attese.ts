import { emptyRow, fillRow } from './rows.ts'
import type { State } from './state.ts'
import { createTally } from './tally.ts'

/** How many grants wait for something of a company, by its id: `completa` of it never settles more. */
export type Attese = (aziendaId: string) => number

/** Counts grants that are not closed and state all that they have to; what else they wait for is not looked at. */
export function attese({ slots, grants }: State): Attese {
  const open = createTally(slots.words)
  const row = emptyRow(slots.words)
  for (const grant of grants.values()) {
    if (grant.stato === 'chiuso' || grant.absent.length > 0) continue
    open.add(fillRow(row, grant, slots).open)
  }
  const places = new Map(slots.ids.map((id, slot) => [id, slot]))
  return (aziendaId) => {
    const slot = places.get(aziendaId)
    return slot === undefined ? 0 : open.at(slot)
  }
}
