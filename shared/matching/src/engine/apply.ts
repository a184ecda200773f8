import type { Azienda, Bando } from '@bandiera/domain'
import type { Contesto } from '../valutazione.ts'
import { Esiti, type Cambiamenti, type CambioStato, type Snapshot } from './cambiamenti.ts'
import { changeContext, changedParts, NO_REREAD } from './change-context.ts'
import type { Grant } from './grant.ts'
import type { Parte } from './reading.ts'
import { emptyRow, fillRow } from './rows.ts'
import { putGrant, removeGrant, type State } from './state.ts'
import { writeCompanies } from './write-companies.ts'

/** What happened since; all of it at once. Of a record that is put twice the last counts. */
export interface Modifica {
  aziende?: { put?: readonly Azienda[]; remove?: readonly string[] }
  bandi?: { put?: readonly Bando[]; remove?: readonly string[] }
  /** The whole context, when some of it changed. */
  contesto?: Contesto
}

export function applica(state: State, modifica: Modifica): Cambiamenti {
  const { aziende = {}, bandi, contesto = state.contesto } = modifica
  if (bandi || contesto !== state.contesto) return applicaAll(state, { aziende, bandi: bandi ?? {}, contesto })
  // what happens most: nothing but companies
  return { stati: [], esiti: new Esiti(state.slots.ids, writeCompanies(state, aziende, NOTHING_ELSE), []) }
}

const NOTHING_ELSE = { reread: NO_REREAD, skip: new Set<Grant>() }

function applicaAll(state: State, { aziende, bandi, contesto }: Required<Modifica>): Cambiamenti {
  const { grants } = state
  const parts = changedParts(state.contesto, contesto)
  const written = new Map((bandi.put ?? []).map((bando) => [bando._id, bando]))
  const gone = [...new Set(bandi.remove)].filter((id) => !written.has(id) && grants.has(id))
  const moved = contesto === state.contesto ? [...written.keys(), ...gone] : [...grants.keys(), ...written.keys()]
  const stati = moved.map((bandoId) => ({ bandoId, prima: grants.get(bandoId)?.stato ?? null }))

  // what is worked out again as whole rows is read before anything is touched
  const whole = grantsReading(state, parts, contesto.nucleo !== state.contesto.nucleo)
  for (const id of [...written.keys(), ...gone]) if (grants.has(id)) whole.add(grants.get(id)!)
  const before = new Map([...whole].map((grant) => [grant.bando._id, snapshot(state, grant)]))

  const reread = changeContext(state, contesto, parts)
  const single = writeCompanies(state, aziende, { reread, skip: whole })
  for (const id of gone) removeGrant(state, grants.get(id)!)
  for (const bando of written.values()) putGrant(state, bando)

  const rows = [...new Set([...before.keys(), ...written.keys()])].map((bandoId) => {
    const grant = grants.get(bandoId)
    return { bandoId, before: before.get(bandoId) ?? null, after: grant ? snapshot(state, grant) : null }
  })
  return { stati: changedStates(stati, grants), esiti: new Esiti(state.slots.ids, single, rows) }
}

function grantsReading({ predicates, grants }: State, parts: ReadonlySet<Parte>, all: boolean): Set<Grant> {
  const found = new Set(all ? grants.values() : [])
  for (const { binding } of predicates.dependingOn(parts)) for (const grant of binding) found.add(grant)
  return found
}

function snapshot({ slots }: State, grant: Grant): Snapshot {
  return { ...fillRow(emptyRow(slots.words), grant, slots), live: slots.live.slice() }
}

function changedStates(
  before: readonly Omit<CambioStato, 'dopo'>[],
  grants: ReadonlyMap<string, Grant>,
): CambioStato[] {
  const states = new Map(before.map((one) => [one.bandoId, { ...one, dopo: grants.get(one.bandoId)?.stato ?? null }]))
  return [...states.values()].filter(({ prima, dopo }) => prima !== dopo)
}
