import type { Azienda } from '@bandiera/domain'
import { changedPlaces, type MovedRow } from './changed-places.ts'
import type { Column } from './column.ts'
import { gradoOn, type Grant } from './grant.ts'
import type { Singoli } from './singoli.ts'
import type { State } from './state.ts'
import type { ValueRow } from './value-row.ts'

/** What a move of companies is about. */
export interface Moves {
  /** Columns that may differ although the record is the same. */
  reread: ReadonlySet<Column>
  /** Grants whose verdicts are told by somebody else. */
  skip: ReadonlySet<Grant>
  /** Places of the plain grants that are left. */
  asked: Int32Array
  /** Gets the verdicts that change. */
  into: Singoli
}
interface Was {
  column: Column
  before: ValueRow
}

/** Writes a company's new values and tells which verdicts they change. */
export function moveCompany(state: State, slot: number, azienda: Azienda, moves: Moves): void {
  const moved = readMoved(state, slot, azienda, moves)
  if (moved.length === 0) return
  const { asked, into } = moves
  const others = othersOf(state, moved, moves)
  const before = others.map((grant) => gradoOn(grant, slot))
  const rows = writeMoved(state, slot, moved)
  others.forEach((grant, i) => {
    const after = gradoOn(grant, slot)
    if (after !== before[i]) into.add(slot, grant, before[i]!, after)
  })
  changedPlaces(state, { slot, rows, asked, into })
}

/** The columns in which the company has other values now, and what it answered in them. */
function readMoved({ slots, predicates, places }: State, slot: number, azienda: Azienda, { reread }: Moves): Was[] {
  const old = slots.records[slot]!
  slots.records[slot] = azienda
  const moved: Was[] = []
  for (const column of predicates.list) {
    if (isUntouched(column, old, azienda) && !reread.has(column)) continue
    if (column.read(slot, azienda)) moved.push({ column, before: column.rowAt(slot, places.words) })
  }
  return moved
}

/** Grants that are not plain and ask a moved column. */
function othersOf({ predicates }: State, moved: readonly Was[], { skip }: Moves): Grant[] {
  const found: Grant[] = []
  for (const grant of predicates.manifold) {
    if (!skip.has(grant) && moved.some(({ column }) => grant.columns.has(column))) found.push(grant)
  }
  return found
}

const writeMoved = ({ slots, places }: State, slot: number, moved: readonly Was[]): MovedRow[] =>
  moved.map(({ column, before }) => {
    column.write(slot, slots.words)
    return { column, before, after: column.rowAt(slot, places.words) }
  })

function isUntouched({ reading: { fields } }: Column, old: Azienda, azienda: Azienda): boolean {
  for (const field of fields) if (old[field] !== azienda[field]) return false
  return fields.length > 0
}
