import type { Azienda } from '@bandiera/domain'
import type { Column } from './column.ts'
import type { Grado } from './grado.ts'
import { gradoOn, type Grant } from './grant.ts'
import { changedPlaces, type MovedRow } from './changed-places.ts'
import type { State } from './state.ts'

/** A verdict of one company that a new record changes. */
export type OnVerdict = (grant: Grant, before: Grado, after: Grado) => void

interface Change {
  azienda: Azienda
  /** Columns that may differ although the record is the same. */
  reread: ReadonlySet<Column>
  skip: ReadonlySet<Grant>
  tell: OnVerdict
}

/** Writes a company's new values and tells which verdicts they change. */
export function moveCompany(state: State, slot: number, { azienda, reread, skip, tell }: Change): void {
  const { slots, predicates, places } = state
  const old = slots.records[slot]!
  slots.records[slot] = azienda
  const moved = new Map<Column, MovedRow>()
  for (const column of predicates.columns.values()) {
    if (!reread.has(column) && isUntouched(column, old, azienda)) continue
    if (column.read(slot, azienda)) moved.set(column, { before: column.rowsAt(slot, places.words) })
  }
  if (moved.size === 0) return
  const others = [...predicates.manifold].filter(
    (grant) => !skip.has(grant) && [...moved.keys()].some((column) => grant.columns.has(column)),
  )
  const before = others.map((grant) => gradoOn(grant, slot))
  for (const [column, row] of moved) {
    column.write(slot, slots.words)
    row.after = column.rowsAt(slot, places.words)
  }
  others.forEach((grant, i) => {
    const after = gradoOn(grant, slot)
    if (after !== before[i]) tell(grant, before[i]!, after)
  })
  changedPlaces(state, slot, moved, (place, was, is) => {
    const grant = places.at[place]!
    if (!skip.has(grant)) tell(grant, was, is)
  })
}

function isUntouched({ reading: { fields } }: Column, old: Azienda, azienda: Azienda): boolean {
  return fields.length > 0 && fields.every((field) => old[field] === azienda[field])
}
