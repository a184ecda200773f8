import { type Azienda, type Bando, bandoTiming } from '@bandiera/domain'
import { kpiOfAzienda } from '@bandiera/finance'
import {
  blockingReason,
  type MissingData,
  type MatchingContext,
  type MatchListQuestion,
  type Incrocio,
  estimateIncrocio,
  type IncrocioEstimate,
  evaluate,
  type Evaluation,
  type PairVerdict,
  type MatchListView,
} from '@bandiera/matching'

/** A list of matches as a screen shows it, judged by the page or by the server. */
export interface MatchList extends MatchListView<Incrocio> {
  question: MatchListQuestion
  /** All known matches, also those that search and filters leave out. */
  ranked: readonly Incrocio[]
  /** How many rows there are in all; `rows` are those loaded so far. */
  total: number
  completamenti: MissingData
  /** The answer to a newer question is not there yet. */
  busy: boolean
  more: () => void
  /** All rows, or the first `n`, loaded or not: for a file, or to select them. */
  all: (n?: number) => Promise<readonly Incrocio[]>
}

/** A list that is loading or loaded; the error is an Italian text to show. */
export interface LoadingMatches {
  matches: MatchList | null
  error: string | null
  retry: () => void
}

interface Pair {
  azienda: Azienda
  bando: Bando
  /** The company with the aids of its single undertaking. */
  intera: Azienda
  /** The verdict of the engine; without it the matcher judges the pair. */
  verdetto?: PairVerdict
}

export type PairJudge = (pair: Pair) => Incrocio

/** A match stays the same object while both records and the company's undertaking do: it does not render again. */
export function createPairJudge(dati: MatchingContext): PairJudge {
  const known = new WeakMap<Azienda, { contesto: MatchingContext; ofBando: WeakMap<Bando, Incrocio> }>()
  const base = { ...dati, kpi: kpiOfAzienda }
  return ({ azienda, bando, intera, verdetto }) => {
    let own = known.get(intera)
    if (!own) known.set(intera, (own = { contesto: { ...base, unica: () => intera }, ofBando: new WeakMap() }))
    let found = own.ofBando.get(bando)
    if (!found) {
      const { contesto } = own
      const valutazione = verdetto
        ? lazyEvaluation(verdetto, azienda, bando, contesto)
        : evaluate(azienda, bando, contesto)
      own.ofBando.set(bando, (found = whenRead({ azienda, bando, valutazione }, contesto)))
    }
    return found
  }
}

/** Adds the estimate of what the grant would give and the reason that blocks the match, computed at their first read. */
function whenRead(incrocio: Omit<Incrocio, 'stima' | 'motivo'>, contesto: MatchingContext): Incrocio {
  let known: IncrocioEstimate | undefined
  let reason: string | undefined
  return {
    ...incrocio,
    get stima() {
      return (known ??= estimateIncrocio(incrocio.azienda, incrocio.bando, contesto))
    },
    get motivo() {
      return (reason ??= blockingReason(incrocio, contesto))
    },
  }
}

function lazyEvaluation(
  { stato, esito, punteggio }: PairVerdict,
  azienda: Azienda,
  bando: Bando,
  contesto: MatchingContext,
): Evaluation {
  let whole: Evaluation | undefined
  const read = () => (whole ??= evaluate(azienda, bando, contesto))
  return {
    stato,
    esito,
    punteggio,
    get giorniRimasti() {
      return bandoTiming(bando.data, contesto).giorniRimasti
    },
    get criteri() {
      return read().criteri
    },
    get conteggi() {
      return read().conteggi
    },
  }
}
