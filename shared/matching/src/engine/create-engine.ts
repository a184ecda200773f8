import { evaluate } from '../evaluate.ts'
import type { Evaluation } from '../evaluation.ts'
import { applyChange, type EngineUpdate } from './apply.ts'
import {
  openCounts,
  type OpenCounts,
  countAll,
  countBando,
  type EsitoCounts,
  type EngineCounts,
  emptyRow,
  fillRow,
} from './rows.ts'
import type { EngineChanges } from './changes.ts'
import { missingData, type MissingData, type NearMiss, nearMissesAmong } from './gaps.ts'
import { esitoOf, type Truth, type Row, truthInRow } from './truth.ts'
import { truthOn, scoreOn } from './grant.ts'
import { createState, type Input, type State } from './state.ts'
import { ascending, ranked, type PairVerdict } from '../ranking.ts'
import type { Grant } from './column.ts'

/** All verdicts of a set of companies and grants: equal to those of `evaluate`, and kept up to date while records change. */
export interface Engine {
  /** A company's grants, best first as `rankBandi` orders them; empty for an unknown company. */
  rankingOfAzienda(id: string): PairVerdict[]
  /** A grant's companies, best first as `rankAziende` orders them; empty for an unknown grant. */
  rankingOfBando(id: string): PairVerdict[]
  /** @param asked grants that `amongAsked` of the answer counts; none by default */
  countAll(asked?: (grant: Pick<Grant, 'bando' | 'stato'>) => boolean): EngineCounts
  countBando(id: string): EsitoCounts | undefined
  /** Every criterion with its reasons, from the reference evaluator; `null` for an unknown pair. */
  explain(aziendaId: string, bandoId: string): Evaluation | null
  apply(modifica: EngineUpdate): EngineChanges
  /** Matches of a company or of a grant that fail on exactly one criterion, best first. */
  nearMisses(id: string): NearMiss[]
  missingData(aziendaId: string): MissingData
  /** For every company, an upper bound of the grants that its missing data would settle. */
  openCounts(): OpenCounts
  /** Verdicts of each grant as sets of places; the sets are used again for the next one. */
  eachRow(visit: (bandoId: string, row: Row) => void): void
}

export function createEngine(input: Input): Engine {
  let state = createState(input)
  let orders = ordersOf(state)
  const verdictOf = (slot: number, grant: Grant, truth: Truth): PairVerdict => ({
    aziendaId: state.slots.ids[slot]!,
    bandoId: grant.bando._id,
    stato: grant.stato,
    esito: esitoOf(truth),
    punteggio: scoreOn(grant, slot),
  })
  const rankingOfAzienda = (id: string): PairVerdict[] => {
    const slot = state.slots.at(id)
    if (slot === undefined) return []
    return ranked(orders.grants().map((grant) => verdictOf(slot, grant, truthOn(grant, slot))))
  }
  const rankingOfBando = (id: string): PairVerdict[] => {
    const grant = state.grants.get(id)
    if (!grant) return []
    const row = fillRow(emptyRow(state.slots.words), grant, state.slots)
    return ranked(orders.companies().map((slot) => verdictOf(slot, grant, truthInRow(row, slot))))
  }
  return {
    rankingOfAzienda,
    rankingOfBando,
    countAll: (asked = () => false) => countAll(state, asked),
    countBando: (id) => countBando(state, id),
    explain(aziendaId, bandoId) {
      const azienda = state.slots.records[state.slots.at(aziendaId) ?? -1]
      const grant = state.grants.get(bandoId)
      return azienda && grant ? evaluate(azienda, grant.bando, state.contesto) : null
    },
    apply(modifica) {
      const changes = applyChange(state, modifica)
      if (isMostlyEmpty(state)) state = createState(inputOf(state))
      orders = ordersOf(state)
      return changes
    },
    nearMisses: (id) => nearMissesAmong(state, state.grants.has(id) ? rankingOfBando(id) : rankingOfAzienda(id)),
    missingData: (aziendaId) => missingData(state, aziendaId),
    openCounts: () => openCounts(state),
    eachRow(visit) {
      const row = emptyRow(state.slots.words)
      for (const [id, grant] of state.grants) visit(id, fillRow(row, grant, state.slots))
    },
  }
}

function ordersOf(state: State) {
  let grants: Grant[] | undefined
  let companies: number[] | undefined
  return {
    grants: () => (grants ??= grantOrder(state)),
    companies: () => (companies ??= companyOrder(state)),
  }
}

const isMostlyEmpty = ({ slots: { ids, count } }: State): boolean => ids.length > 1024 && count < ids.length / 2

const inputOf = ({ slots, grants, contesto }: State): Input => ({
  aziende: slots.records.flatMap((azienda) => azienda ?? []),
  bandi: [...grants.values()].map(({ bando }) => bando),
  contesto,
})

/** Order of grants with equal verdict and score: the first to close, then the newest. */
const grantOrder = ({ grants }: State): Grant[] =>
  [...grants.values()].sort((a, b) => ascending(a.chiusura, b.chiusura) || ascending(b.bando._id, a.bando._id))

/** Slots of the companies in their order for equal verdict and score: the newest first. */
const companyOrder = ({ slots: { ids, records } }: State): number[] =>
  [...ids.keys()].filter((slot) => records[slot]).sort((a, b) => ascending(ids[b]!, ids[a]!))
