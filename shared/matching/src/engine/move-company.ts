import type { Azienda } from '@bandiera/domain'
import { changedPlaces } from './changed-places.ts'
import type { Column } from './column.ts'
import { changedBits } from './fields.ts'
import { gradoOn, type Grant } from './grant.ts'
import { intersection } from './intersection.ts'
import type { Singoli } from './singoli.ts'
import type { State } from './state.ts'
import { isSettled, type ValueRow } from './value-row.ts'

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

/** Writes a company's new values and tells which verdicts they change. */
export function moveCompany(state: State, slot: number, azienda: Azienda, moves: Moves): void {
  const { slots, places } = state
  const { scratch } = places
  const moved = movedColumns(state, slot, azienda, moves)
  slots.records[slot] = azienda
  if (moved.length === 0) return
  const { asked, into } = moves
  const others = othersOf(state, moved, moves)
  const were = others.map((grant) => gradoOn(grant, slot))
  const before = answersOf(moved, slot, scratch.before)
  for (const column of moved) column.write(slot, slots.words)
  const after = answersOf(moved, slot, scratch.after)
  others.forEach((grant, i) => {
    const is = gradoOn(grant, slot)
    if (is !== were[i]) into.add(slot, grant, were[i]!, is)
  })
  changedPlaces(state, { slot, moved, before, after, asked, into })
}

/** The columns in which the company has other values now. */
function movedColumns({ slots, predicates }: State, slot: number, azienda: Azienda, { reread }: Moves): Column[] {
  const changed = changedBits(slots.records[slot]!, azienda)
  const moved: Column[] = []
  for (const column of predicates.reading(changed)) if (column.read(slot, azienda)) moved.push(column)
  for (const column of reread) {
    if ((changed & column.fields) === 0 && column.read(slot, azienda)) moved.push(column)
  }
  return moved
}

/** Grants that are not plain and ask a moved column. */
function othersOf({ predicates }: State, moved: readonly Column[], { skip }: Moves): Grant[] {
  const found: Grant[] = []
  for (const grant of predicates.manifold) {
    if (!skip.has(grant) && moved.some((column) => grant.columns.has(column))) found.push(grant)
  }
  return found
}

/** What all these columns together answer; the room is taken when there are several. */
function answersOf(columns: readonly Column[], slot: number, room: ValueRow): ValueRow {
  const words = room.notFalse.length
  const first = columns[0]!.rowAt(slot, words)
  if (columns.length === 1) return first
  const others = columns.slice(1).map((column) => column.rowAt(slot, words))
  intersection(room.notFalse, first.notFalse, others.map(notFalseOf))
  if (isSettled(first) && others.every(isSettled)) return { notFalse: room.notFalse, yes: room.notFalse }
  intersection(room.yes, first.yes, others.map(yesOf))
  return room
}

const notFalseOf = ({ notFalse }: ValueRow) => notFalse
const yesOf = ({ yes }: ValueRow) => yes
