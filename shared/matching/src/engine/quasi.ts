import { NO, OPEN, valoreOf, YES } from './grado.ts'
import type { Valore } from '../kleene.ts'
import { clauseAt, type Grant } from './grant.ts'
import type { State } from './state.ts'
import type { Verdetto } from './verdetto.ts'

/** A match that exactly one binding criterion, or one whole group of alternatives, keeps from fitting. */
export interface Quasi extends Verdetto {
  manca: {
    /** `no`: failed, `da_verificare`: something is not known. */
    valore: Exclude<Valore, 'si'>
    /** Ids of the criterion or of the alternatives; `nucleo-…` for a core criterion that the grant does not state. */
    criteri: readonly string[]
  }
}

type Ranking = (id: string) => Verdetto[]

/** The grants that a company nearly fits, best first. */
export function quasiOfAzienda({ slots, grants }: State, id: string, perAzienda: Ranking): Quasi[] {
  const slot = slots.at(id)
  if (slot === undefined) return []
  return perAzienda(id).flatMap((verdetto) => near(verdetto, stepOf(grants.get(verdetto.bandoId)!, slot)))
}

/** The companies that nearly fit a grant, best first. */
export function quasiOfBando({ slots, grants }: State, id: string, perBando: Ranking): Quasi[] {
  const grant = grants.get(id)!
  return perBando(id).flatMap((verdetto) => near(verdetto, stepOf(grant, slots.at(verdetto.aziendaId)!)))
}

const near = (verdetto: Verdetto, manca: Quasi['manca'] | null): Quasi[] => (manca ? [{ ...verdetto, manca }] : [])

/** The only thing that is not met; `null` when there is none, or more than one. */
function stepOf({ clauses, absent }: Grant, slot: number): Quasi['manca'] | null {
  if (absent.length > 1) return null
  let step: Quasi['manca'] | null = absent.length > 0 ? { valore: 'da_verificare', criteri: absent } : null
  for (const clause of clauses) {
    const grado = clauseAt(clause, slot)
    if (grado === YES) continue
    if (step) return null
    step = { valore: grado === NO ? 'no' : (valoreOf(OPEN) as 'da_verificare'), criteri: clause.ids }
  }
  return step
}
