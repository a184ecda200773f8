import { criteriBando, type Azienda, type Bando } from '@bandiera/domain'
import type { Contesto } from '../valutazione.ts'
import { GrantPlaces } from './grant-places.ts'
import { compileGrant, type Grant } from './grant.ts'
import { Predicates } from './predicates.ts'
import { Slots } from './slots.ts'

/** What an engine is made of. */
export interface Input {
  aziende: readonly Azienda[]
  bandi: readonly Bando[]
  contesto: Contesto
}

/** What an engine knows. */
export interface State {
  slots: Slots
  predicates: Predicates
  grants: Map<string, Grant>
  places: GrantPlaces
  contesto: Contesto
}

export function createState({ aziende, bandi, contesto }: Input): State {
  const slots = new Slots(aziende.length)
  const state: State = {
    slots,
    predicates: new Predicates(slots, contesto),
    grants: new Map(),
    places: new GrantPlaces(),
    contesto,
  }
  for (const azienda of new Map(aziende.map((each) => [each._id, each])).values()) slots.add(azienda)
  for (const bando of bandi) putGrant(state, bando)
  return state
}

/** Adds a grant, in the place of the one of that id. */
export function putGrant(state: State, given: Bando): Grant {
  const bando = prepared(given)
  const { predicates, places, grants, contesto } = state
  const grant = compileGrant(bando, contesto, (criterio) => predicates.of(criterio, bando._id))
  const before = grants.get(bando._id)
  // what both ask stays
  predicates.hold(grant)
  if (before) letGo(state, before)
  if (places.add(grant)) predicates.forgetRows()
  grants.set(bando._id, grant)
  return grant
}

export function removeGrant(state: State, grant: Grant): void {
  letGo(state, grant)
  state.grants.delete(grant.bando._id)
}

/** With the criteria by which `valuta` judges it; the same object when they are its own. */
function prepared(bando: Bando): Bando {
  const { criteri } = bando.data
  const ready = criteri && criteriBando(bando.data)
  return ready && ready !== criteri ? { ...bando, data: { ...bando.data, criteri: [...ready] } } : bando
}

function letGo({ predicates, places }: State, grant: Grant): void {
  predicates.release(grant)
  places.remove(grant)
}
