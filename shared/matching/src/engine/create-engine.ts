import { valuta } from '../evaluate.ts'
import type { Valutazione } from '../evaluation.ts'
import { applyChange, type Modifica } from './apply.ts'
import {
  openCounts,
  type OpenCounts,
  countAll,
  countBando,
  type Conteggio,
  type Conti,
  emptyRow,
  fillRow,
  type Row,
} from './rows.ts'
import { hasBit } from './bits.ts'
import type { Cambiamenti } from './changes.ts'
import { missingData, type Completamenti, type Quasi, nearMissesOfAzienda, nearMissesOfBando } from './gaps.ts'
import { esitoOf, type Truth, NO, OPEN, YES } from './truth.ts'
import { truthOn, type Grant, scoreOn } from './grant.ts'
import { createState, type Input, type State } from './state.ts'
import { ascending, ranked, type Verdetto } from '../ranking.ts'

/** All verdicts of a set of companies and grants, equal to those of `valuta`, and kept right while records change. */
export interface Engine {
  /** A company's grants, best first as `classifica` orders them; empty for an unknown company. */
  perAzienda(id: string): Verdetto[]
  /** A grant's companies, best first as `classificaAziende` orders them; empty for an unknown grant. */
  perBando(id: string): Verdetto[]
  conta(): Conti
  /** Of one grant alone; `undefined` for an unknown one. */
  contaBando(id: string): Conteggio | undefined
  /** Every criterion with its reasons, from the reference evaluator; `null` for an unknown pair. */
  spiega(aziendaId: string, bandoId: string): Valutazione | null
  /** Writes what happened, all at once, and answers which verdicts it changed. */
  applica(modifica: Modifica): Cambiamenti
  /** Matches of a company or of a grant that fail for one criterion alone, best first. */
  quasi(id: string): Quasi[]
  /** What filling in the missing data of a company would settle. */
  completa(aziendaId: string): Completamenti
  /** At most how many grants `completa` of a company would settle, of all companies at once. */
  attese(): OpenCounts
  /** Verdicts of each grant as sets of places; the sets are used again for the next one. */
  righe(visit: (bandoId: string, row: Row) => void): void
}

/** @example createEngine({ aziende, bandi, contesto: { oggi: '2026-11-21' } }).perAzienda(id) */
export function createEngine(input: Input): Engine {
  let state = createState(input)
  let orders = ordersOf(state)
  const verdictOf = ({ slot, grant, truth }: Pair): Verdetto => ({
    aziendaId: state.slots.ids[slot]!,
    bandoId: grant.bando._id,
    stato: grant.stato,
    esito: esitoOf(truth),
    punteggio: scoreOn(grant, slot),
  })
  const rankingOfAzienda = (id: string): Verdetto[] => {
    const slot = state.slots.at(id)
    if (slot === undefined) return []
    return ranked(orders.grants().map((grant) => verdictOf({ slot, grant, truth: truthOn(grant, slot) })))
  }
  const rankingOfBando = (id: string): Verdetto[] => {
    const grant = state.grants.get(id)
    if (!grant) return []
    const row = fillRow(emptyRow(state.slots.words), grant, state.slots)
    return ranked(orders.companies().map((slot) => verdictOf({ slot, grant, truth: truthInRow(row, slot) })))
  }
  return {
    perAzienda: rankingOfAzienda,
    perBando: rankingOfBando,
    conta: () => countAll(state),
    contaBando: (id) => countBando(state, id),
    spiega(aziendaId, bandoId) {
      const azienda = state.slots.records[state.slots.at(aziendaId) ?? -1]
      const grant = state.grants.get(bandoId)
      return azienda && grant ? valuta(azienda, grant.bando, state.contesto) : null
    },
    applica(modifica) {
      const changes = applyChange(state, modifica)
      if (isMostlyEmpty(state)) state = createState(inputOf(state))
      orders = ordersOf(state)
      return changes
    },
    quasi: (id) =>
      state.grants.has(id)
        ? nearMissesOfBando(state, id, rankingOfBando)
        : nearMissesOfAzienda(state, id, rankingOfAzienda),
    completa: (aziendaId) => missingData(state, aziendaId),
    attese: () => openCounts(state),
    righe(visit) {
      const row = emptyRow(state.slots.words)
      for (const [id, grant] of state.grants) visit(id, fillRow(row, grant, state.slots))
    },
  }
}

interface Pair {
  slot: number
  grant: Grant
  truth: Truth
}

const truthInRow = ({ si, open }: Row, slot: number): Truth => (hasBit(si, slot) ? YES : hasBit(open, slot) ? OPEN : NO)

/** The orders of equal verdicts, worked out on first use. */
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

/** Grants as they come when verdict and score are equal: the first to close, then the newest. */
const grantOrder = ({ grants }: State): Grant[] =>
  [...grants.values()].sort((a, b) => ascending(a.chiusura, b.chiusura) || ascending(b.bando._id, a.bando._id))

/** Places of the companies as they come when verdict and score are equal: the newest first. */
const companyOrder = ({ slots: { ids, records } }: State): number[] =>
  [...ids.keys()].filter((slot) => records[slot]).sort((a, b) => ascending(ids[b]!, ids[a]!))
