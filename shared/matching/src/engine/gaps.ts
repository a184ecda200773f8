import { applyRule } from '../kinds/index.ts'
import type { MissingPart } from '../evaluation.ts'
import { NO, OPEN, YES } from './truth.ts'
import { clauseTruthAt, truthOn } from './grant.ts'
import type { Predicate, Clause, Grant } from './column.ts'
import type { State } from './state.ts'
import type { KleeneValue } from '../kleene.ts'
import type { PairVerdict } from '../ranking.ts'

export interface MissingDatum {
  campo: string
  etichetta: string
  /** Grants that have no other unknown left once it is filled in. */
  verificabili: number
  /** Grants that cannot be verified without it, these included. */
  serve: number
}

/** Leaves out closed grants and those that the company already fails. */
export interface MissingData {
  dati: MissingDatum[]
  /** Grants that have no unknown left once all of these data are filled in. */
  verificabili: number
}

export function missingData(state: State, aziendaId: string): MissingData {
  const slot = state.slots.at(aziendaId)
  const dati = new Map<string, MissingDatum>()
  // grants that ask the same share the answer
  const manca = missingOf(state, slot)
  let verificabili = 0
  for (const grant of slot === undefined ? [] : state.grants.values()) {
    if (grant.stato === 'chiuso' || truthOn(grant, slot!) !== OPEN) continue
    const { fields, settled } = missingFor(grant, slot!, manca)
    if (settled) verificabili += 1
    for (const [campo, etichetta] of fields) {
      const dato = dati.get(campo) ?? { campo, etichetta, verificabili: 0, serve: 0 }
      dati.set(campo, dato)
      dato.serve += 1
      if (settled && fields.size === 1) dato.verificabili += 1
      // several rules may name one field: the shortest name is the one of that field alone
      if (etichetta.length < dato.etichetta.length) dato.etichetta = etichetta
    }
  }
  return { dati: [...dati.values()].sort(byUse), verificabili }
}

const byUse = (a: MissingDatum, b: MissingDatum): number =>
  b.verificabili - a.verificabili || b.serve - a.serve || (a.campo < b.campo ? -1 : 1)

function missingFor(
  grant: Grant,
  slot: number,
  mancaAt: (predicate: Predicate) => MissingPart | undefined,
): { fields: Map<string, string>; settled: boolean } {
  const fields = new Map<string, string>()
  let settled = grant.absent.length === 0 && grant.clauses.length > 0
  for (const clause of grant.clauses) {
    if (clauseTruthAt(clause, slot) !== OPEN) continue
    for (const predicate of possible(clause, slot)) {
      const manca = mancaAt(predicate)
      if (manca?.lato === 'azienda' && manca.campo) fields.set(manca.campo, manca.etichetta)
      else settled = false
    }
  }
  return { fields, settled }
}

const possible = ({ any }: Clause, slot: number): Predicate[] =>
  any.filter((predicate) => predicate.column.truthAt(predicate, slot) !== NO)

function missingOf({ slots, contesto }: State, slot = -1): (predicate: Predicate) => MissingPart | undefined {
  const known = new Map<Predicate, MissingPart | undefined>()
  return (predicate) => {
    if (!known.has(predicate)) known.set(predicate, applyRule(predicate.criterio, slots.records[slot]!, contesto).manca)
    return known.get(predicate)
  }
}

/** A match that exactly one binding criterion, or one whole group of alternatives, keeps from fitting. */
export interface NearMiss extends PairVerdict {
  manca: {
    /** `no`: failed, `da_verificare`: something is not known. */
    valore: Exclude<KleeneValue, 'si'>
    /** Ids of the criterion or of the alternatives; `nucleo-…` for a core criterion that the grant does not state. */
    criteri: readonly string[]
  }
}

export const nearMissesAmong = ({ slots, grants }: State, verdetti: readonly PairVerdict[]): NearMiss[] =>
  verdetti.flatMap((verdetto) => {
    const manca = stepOf(grants.get(verdetto.bandoId)!, slots.at(verdetto.aziendaId)!)
    return manca ? [{ ...verdetto, manca }] : []
  })

/** The only unmet criterion; `null` when there is none, or more than one. */
function stepOf({ clauses, absent }: Grant, slot: number): NearMiss['manca'] | null {
  if (absent.length > 1) return null
  let step: NearMiss['manca'] | null = absent.length > 0 ? { valore: 'da_verificare', criteri: absent } : null
  for (const clause of clauses) {
    const truth = clauseTruthAt(clause, slot)
    if (truth === YES) continue
    if (step) return null
    step = { valore: truth === NO ? 'no' : 'da_verificare', criteri: clause.ids }
  }
  return step
}
