import type { Azienda, Bando } from '@bandiera/domain'
import type { MatchingContext } from '../evaluation.ts'
import { type EngineChanges, type StateChange, ChangedVerdicts, SingleChanges, type RowCopy } from './changes.ts'
import { changeContext, changedParts, NO_REREAD, putGrant, removeGrant, type Reread, type State } from './state.ts'
import { truthOn } from './grant.ts'
import type { ContextPart } from './reading.ts'
import { emptyRow, fillRow } from './rows.ts'
import { changedBits, type Column, isSettled, type ValueRow, type Grant } from './column.ts'
import { intersection } from './bits.ts'

/** Changes to apply together. When a record is put twice, the last one counts. */
export interface EngineUpdate {
  aziende?: { put?: readonly Azienda[]; remove?: readonly string[] }
  bandi?: { put?: readonly Bando[]; remove?: readonly string[] }
  /** The whole context, when some of it changed. */
  contesto?: MatchingContext
}

export function applyChange(state: State, modifica: EngineUpdate): EngineChanges {
  const { aziende = {}, bandi, contesto = state.contesto } = modifica
  if (bandi || contesto !== state.contesto) return applyWithGrants(state, { aziende, bandi: bandi ?? {}, contesto })
  return { stati: [], esiti: new ChangedVerdicts(state.slots.ids, writeCompanies(state, aziende, NOTHING_ELSE), []) }
}

const NOTHING_ELSE = { reread: NO_REREAD, skip: new Set<Grant>() }

function applyWithGrants(state: State, { aziende, bandi, contesto }: Required<EngineUpdate>): EngineChanges {
  const { grants } = state
  const parts = changedParts(state.contesto, contesto)
  const written = new Map((bandi.put ?? []).map((bando) => [bando._id, bando]))
  const gone = [...new Set(bandi.remove)].filter((id) => !written.has(id) && grants.has(id))
  const moved = contesto === state.contesto ? [...written.keys(), ...gone] : [...grants.keys(), ...written.keys()]
  const stati = moved.map((bandoId) => ({ bandoId, prima: grants.get(bandoId)?.stato ?? null }))

  // rows that are computed anew are read before anything changes
  const whole = grantsReading(state, parts, contesto.nucleo !== state.contesto.nucleo)
  for (const id of [...written.keys(), ...gone]) if (grants.has(id)) whole.add(grants.get(id)!)
  const before = new Map([...whole].map((grant) => [grant.bando._id, copyRow(state, grant)]))

  const reread = changeContext(state, contesto, parts)
  const single = writeCompanies(state, aziende, { reread, skip: whole })
  for (const id of gone) removeGrant(state, grants.get(id)!)
  for (const bando of written.values()) putGrant(state, bando)

  const rows = [...new Set([...before.keys(), ...written.keys()])].map((bandoId) => {
    const grant = grants.get(bandoId)
    return { bandoId, before: before.get(bandoId) ?? null, after: grant ? copyRow(state, grant) : null }
  })
  return { stati: changedStates(stati, grants), esiti: new ChangedVerdicts(state.slots.ids, single, rows) }
}

function grantsReading({ predicates, grants }: State, parts: ReadonlySet<ContextPart>, all: boolean): Set<Grant> {
  const found = new Set(all ? grants.values() : [])
  for (const { binding } of predicates.dependingOn(parts)) for (const grant of binding) found.add(grant)
  return found
}

function copyRow({ slots }: State, grant: Grant): RowCopy {
  return { ...fillRow(emptyRow(slots.words), grant, slots), live: slots.live.slice() }
}

function changedStates(
  before: readonly Omit<StateChange, 'dopo'>[],
  grants: ReadonlyMap<string, Grant>,
): StateChange[] {
  const states = new Map(before.map((one) => [one.bandoId, { ...one, dopo: grants.get(one.bandoId)?.stato ?? null }]))
  return [...states.values()].filter(({ prima, dopo }) => prima !== dopo)
}

type CompanyChanges = NonNullable<EngineUpdate['aziende']>
interface How {
  reread: Reread
  /** Grants whose verdicts the caller reports. */
  skip: ReadonlySet<Grant>
}

function writeCompanies(state: State, { put = [], remove = [] }: CompanyChanges, { reread, skip }: How): SingleChanges {
  const { slots, places } = state
  const into = new SingleChanges(places)
  const moves: Moves = { reread: reread.columns, skip, asked: places.without(skip), into }
  const [first, second] = put
  if (first && !second && remove.length === 0 && reread.columns.size === 0) {
    // what happens most
    putCompany(state, first, moves)
    return into
  }
  const written = new Map(put.map((azienda) => [azienda._id, azienda]))
  // before other companies are read again: a removed company had the old verdicts
  for (const id of remove) {
    const slot = slots.at(id)
    if (slot === undefined || written.has(id)) continue
    eachGrant(state, skip, (grant) => into.add(slot, grant, truthOn(grant, slot), null))
    slots.remove(slot)
  }
  if (reread.columns.size > 0) rereadOthers(state, written, reread, moves)
  for (const azienda of written.values()) putCompany(state, azienda, moves)
  return into
}

function putCompany(state: State, azienda: Azienda, moves: Moves): void {
  const slot = state.slots.at(azienda._id)
  if (slot === undefined) addCompany(state, azienda, moves)
  else moveCompany(state, slot, azienda, moves)
}

function addCompany(state: State, azienda: Azienda, { into, skip }: Moves): void {
  const { slots, predicates } = state
  const slot = slots.add(azienda)
  for (const column of predicates.list) {
    column.read(slot, azienda)
    column.write(slot, slots.words)
  }
  eachGrant(state, skip, (grant) => into.add(slot, grant, null, truthOn(grant, slot)))
}

function rereadOthers(state: State, written: ReadonlyMap<string, Azienda>, reread: Reread, moves: Moves): void {
  const { records } = state.slots
  for (let slot = 0; slot < records.length; slot += 1) {
    const azienda = records[slot]
    if (!azienda || written.has(azienda._id) || !reread.concerns(azienda)) continue
    moveCompany(state, slot, azienda, moves)
  }
}

function eachGrant({ grants }: State, skip: ReadonlySet<Grant>, visit: (grant: Grant) => void): void {
  for (const grant of grants.values()) if (!skip.has(grant)) visit(grant)
}

interface Moves extends Pick<How, 'skip'> {
  /** Columns that may differ although the record is the same. */
  reread: ReadonlySet<Column>
  asked: Int32Array
  into: SingleChanges
}

function moveCompany(state: State, slot: number, azienda: Azienda, moves: Moves): void {
  const { slots, places } = state
  const { scratch } = places
  const moved = movedColumns(state, slot, azienda, moves)
  slots.records[slot] = azienda
  if (moved.length === 0) return
  const { asked, into } = moves
  const others = othersOf(state, moved, moves)
  const were = others.map((grant) => truthOn(grant, slot))
  const before = answersOf(moved, slot, scratch.before)
  for (const column of moved) column.write(slot, slots.words)
  const after = answersOf(moved, slot, scratch.after)
  others.forEach((grant, i) => {
    const is = truthOn(grant, slot)
    if (is !== were[i]) into.add(slot, grant, were[i]!, is)
  })
  changedPlaces(state, { slot, moved, before, after, asked, into })
}

function movedColumns({ slots, predicates }: State, slot: number, azienda: Azienda, { reread }: Moves): Column[] {
  const changed = changedBits(slots.records[slot]!, azienda)
  const moved: Column[] = []
  for (const column of predicates.reading(changed)) if (column.read(slot, azienda)) moved.push(column)
  for (const column of reread) {
    if ((changed & column.fields) === 0 && column.read(slot, azienda)) moved.push(column)
  }
  return moved
}

function othersOf({ predicates }: State, moved: readonly Column[], { skip }: Moves): Grant[] {
  const found: Grant[] = []
  for (const grant of predicates.manifold) {
    if (!skip.has(grant) && moved.some((column) => grant.columns.has(column))) found.push(grant)
  }
  return found
}

/** The combined answer of all these columns; the buffers are allocated only for several. */
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

interface Moving {
  slot: number
  moved: readonly Column[]
  before: ValueRow
  after: ValueRow
  /** Places of the grants to look at, all of them plain. */
  asked: Int32Array
  into: SingleChanges
}

/** 32 grants at a time, from the answers of the changed columns before and now. */
function changedPlaces({ predicates, places }: State, moving: Moving): void {
  const { slot, moved, before, after, asked, into } = moving
  const { words, sure, scratch } = places
  const { notFalse, yes } = scratch.others
  let any = 0
  for (let w = 0; w < words; w += 1) {
    const differs = (before.notFalse[w]! ^ after.notFalse[w]!) | (before.yes[w]! ^ after.yes[w]!)
    any |= notFalse[w] = asked[w]! & differs
  }
  if (any === 0) return
  const rows: Int32Array[] = []
  // where an answer is unknown; elsewhere the two sets are the same
  const unsure: Int32Array[] = [sure]
  for (const column of predicates.list) {
    if (moved.includes(column)) continue
    const row = column.rowAt(slot, words)
    rows.push(row.notFalse)
    if (!isSettled(row)) unsure.push(row.yes)
  }
  intersection(notFalse, notFalse, rows)
  intersection(yes, notFalse, unsure)
  into.addAnswers(slot, { before, after, others: scratch.others })
}
