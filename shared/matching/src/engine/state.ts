import { type Azienda, type Bando, criteriOfBando } from '@bandiera/domain'
import type { MatchingContext } from '../evaluation.ts'
import { GrantPlaces, CompanySlots } from './places.ts'
import { compileGrant, updateCore, updateState, weigh } from './grant.ts'
import { Predicates } from './predicates.ts'
import type { Column, Grant } from './column.ts'
import { CONTEXT_PARTS, type ContextPart } from './reading.ts'

export interface Input {
  aziende: readonly Azienda[]
  bandi: readonly Bando[]
  contesto: MatchingContext
}

export interface State {
  slots: CompanySlots
  predicates: Predicates
  grants: Map<string, Grant>
  places: GrantPlaces
  contesto: MatchingContext
}

export function createState({ aziende, bandi, contesto }: Input): State {
  const slots = new CompanySlots(aziende.length)
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

/** The grant with the criteria that `evaluate` uses for it; the same object when these are its own. */
function prepared(bando: Bando): Bando {
  const { criteri } = bando.data
  const ready = criteri && criteriOfBando(bando.data)
  return ready && ready !== criteri ? { ...bando, data: { ...bando.data, criteri: [...ready] } } : bando
}

function letGo({ predicates, places }: State, grant: Grant): void {
  predicates.release(grant)
  places.remove(grant)
}

export const changedParts = (before: MatchingContext, now: MatchingContext): Set<ContextPart> =>
  new Set(CONTEXT_PARTS.filter((part) => before[part] !== now[part]))

/** What of the companies must be read again, although their records are the same. */
export interface Reread {
  columns: ReadonlySet<Column>
  concerns(azienda: Azienda): boolean
}

export const NO_REREAD: Reread = { columns: new Set(), concerns: () => false }

/** Switches to another context: old answers are computed again when they are next needed. */
export function changeContext(state: State, contesto: MatchingContext, parts: ReadonlySet<ContextPart>): Reread {
  const { predicates, grants, contesto: before } = state
  if (contesto === before) return NO_REREAD
  state.contesto = contesto
  predicates.useContext(contesto)
  for (const predicate of predicates.dependingOn(parts)) predicate.column.forget(predicate)
  for (const grant of grants.values()) {
    updateState(grant, contesto)
    updateCore(grant, contesto)
    state.places.update(grant)
    if (before.pesi !== contesto.pesi) weigh(grant, contesto)
  }
  const columns = predicates.list.filter(({ reading }) => reading.reads?.some((part) => parts.has(part)))
  // an unchanged single undertaking is the same object
  const onlyUnica = parts.size === 1 && parts.has('unica')
  const concerns = (azienda: Azienda) =>
    !onlyUnica || (before.unica?.(azienda) ?? azienda) !== (contesto.unica?.(azienda) ?? azienda)
  return { columns: new Set(columns), concerns }
}
