import type { Azienda } from '@bandiera/domain'
import type { Cambio } from './cambiamenti.ts'
import type { Reread } from './change-context.ts'
import { esitoOf, NO, OPEN, YES, type Grado } from './grado.ts'
import { gradoOn, type Grant } from './grant.ts'
import { moveCompany } from './move-company.ts'
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
export function writeCompanies(state: State, { put = [], remove = [] }: Modifica, how: How): Cambio[] {
  const { slots } = state
  const changes: Cambio[] = []
  const tell = (slot: number) => (grant: Grant, before: Grado | null, after: Grado | null) => {
    const [prima, dopo] = [before === null ? null : esitoOf(before), after === null ? null : esitoOf(after)]
    changes.push({ aziendaId: slots.ids[slot]!, bandoId: grant.bando._id, prima, dopo })
    count(grant, before, -1)
    count(grant, after, 1)
  }
  const written = new Map(put.map((azienda) => [azienda._id, azienda]))
  if (how.reread.columns.size > 0) rereadOthers(state, written, how, tell)
  for (const id of remove) {
    const slot = slots.at(id)
    if (slot === undefined || written.has(id)) continue
    eachGrant(state, how, (grant) => tell(slot)(grant, gradoOn(grant, slot), null))
    slots.remove(slot)
  }
  for (const azienda of written.values()) {
    const slot = slots.at(azienda._id)
    if (slot === undefined) addCompany(state, azienda, how, tell)
    else moveCompany(state, slot, { azienda, reread: how.reread.columns, skip: how.skip, tell: tell(slot) })
  }
  return changes
}

type Tell = (slot: number) => (grant: Grant, before: Grado | null, after: Grado | null) => void

function addCompany(state: State, azienda: Azienda, how: How, tell: Tell): void {
  const { slots, predicates } = state
  const slot = slots.add(azienda)
  for (const column of predicates.columns.values()) {
    column.read(slot, azienda)
    column.write(slot, slots.words)
  }
  eachGrant(state, how, (grant) => tell(slot)(grant, null, gradoOn(grant, slot)))
}

function rereadOthers(state: State, written: ReadonlyMap<string, Azienda>, { reread, skip }: How, tell: Tell): void {
  const { records } = state.slots
  for (let slot = 0; slot < records.length; slot += 1) {
    const azienda = records[slot]
    if (!azienda || written.has(azienda._id) || !reread.concerns(azienda)) continue
    moveCompany(state, slot, { azienda, reread: reread.columns, skip, tell: tell(slot) })
  }
}

function eachGrant({ grants }: State, { skip }: How, visit: (grant: Grant) => void): void {
  for (const grant of grants.values()) if (!skip.has(grant)) visit(grant)
}

function count({ counts }: Grant, grado: Grado | null, by: number): void {
  if (!counts || grado === null || grado === NO) return
  if (grado === YES) counts.si += by
  else if (grado === OPEN) counts.open += by
}
