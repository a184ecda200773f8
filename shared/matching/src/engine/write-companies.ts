import type { Azienda } from '@bandiera/domain'
import type { Reread } from './change-context.ts'
import { gradoOn, type Grant } from './grant.ts'
import { moveCompany, type Moves } from './move-company.ts'
import { Singoli } from './singoli.ts'
import type { State } from './state.ts'

interface Modifica {
  put?: readonly Azienda[]
  remove?: readonly string[]
}
interface How {
  reread: Reread
  /** Grants whose verdicts are told by somebody else. */
  skip: ReadonlySet<Grant>
}

/** Writes what happened to the companies; answers the verdicts that it changed. */
export function writeCompanies(state: State, { put = [], remove = [] }: Modifica, { reread, skip }: How): Singoli {
  const { slots, places } = state
  const into = new Singoli(places)
  const moves: Moves = { reread: reread.columns, skip, asked: places.without(skip), into }
  const [first, second] = put
  if (first && !second && remove.length === 0 && reread.columns.size === 0) {
    // what happens most
    putCompany(state, first, moves)
    return into
  }
  const written = new Map(put.map((azienda) => [azienda._id, azienda]))
  // before others are read again: who is gone had the verdicts of before
  for (const id of remove) {
    const slot = slots.at(id)
    if (slot === undefined || written.has(id)) continue
    eachGrant(state, skip, (grant) => into.add(slot, grant, gradoOn(grant, slot), null))
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
  eachGrant(state, skip, (grant) => into.add(slot, grant, null, gradoOn(grant, slot)))
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
