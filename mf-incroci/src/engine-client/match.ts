import { type Azienda, type Bando, tempoBando } from '@bandiera/domain'
import { kpiAzienda } from '@bandiera/finance'
import {
  type Completamenti,
  type Contesto,
  type DomandaElenco,
  type Incrocio,
  stimaIncrocio,
  type StimaIncrocio,
  valuta,
  type Valutazione,
  type Verdetto,
  type VistaElenco,
} from '@bandiera/matching'

/** A list of matches as a screen shows it, whoever judged them. */
export interface MatchList extends VistaElenco<Incrocio> {
  question: DomandaElenco
  /** Whatever is known, also what search and filters leave out. */
  ranked: readonly Incrocio[]
  /** How many rows there are; `rows` are as many of them as are here. */
  total: number
  completamenti: Completamenti
  /** Another question is not answered yet. */
  busy: boolean
  /** Gets more rows, where there are any. */
  more: () => void
  /** All rows, or the first `n` of them, also those that are not here: for a file, or to choose them. */
  all: (n?: number) => Promise<readonly Incrocio[]>
}

/** A list on its way to the screen; an error is Italian and ready to show. */
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
  /** What the engine found; without it the pair is judged here. */
  verdetto?: Verdetto
}

/** A company and a grant with the verdict and its reasons. */
export type Matcher = (coppia: Pair) => Incrocio

interface Known {
  contesto: Contesto
  ofBando: WeakMap<Bando, Incrocio>
}

/**
 * Matches on one day with one set of weights and needs. A match stays the same object for as long as both records and the
 * undertaking of the company do, which live data guarantees: what did not change is not drawn again.
 */
export function createMatcher(dati: Contesto): Matcher {
  const known = new WeakMap<Azienda, Known>()
  const base = { ...dati, kpi: kpiAzienda }
  return ({ azienda, bando, intera, verdetto }) => {
    let own = known.get(intera)
    if (!own) known.set(intera, (own = { contesto: { ...base, unica: () => intera }, ofBando: new WeakMap() }))
    let found = own.ofBando.get(bando)
    if (!found) {
      const { contesto } = own
      const valutazione = verdetto ? later(verdetto, azienda, bando, contesto) : valuta(azienda, bando, contesto)
      own.ofBando.set(bando, (found = withEstimate({ azienda, bando, valutazione }, contesto)))
    }
    return found
  }
}

/** With the estimate of what the grant would give, worked out when somebody reads it. */
function withEstimate(incrocio: Omit<Incrocio, 'stima'>, contesto: Contesto): Incrocio {
  let known: StimaIncrocio | undefined
  return {
    ...incrocio,
    get stima() {
      return (known ??= stimaIncrocio(incrocio.azienda, incrocio.bando, contesto))
    },
  }
}

/** A verdict whose reasons are worked out when somebody reads them. */
function later({ stato, esito, punteggio }: Verdetto, azienda: Azienda, bando: Bando, contesto: Contesto): Valutazione {
  let whole: Valutazione | undefined
  const read = () => (whole ??= valuta(azienda, bando, contesto))
  return {
    stato,
    esito,
    punteggio,
    get giorniRimasti() {
      return tempoBando(bando.data, contesto).giorniRimasti
    },
    get criteri() {
      return read().criteri
    },
    get conteggi() {
      return read().conteggi
    },
  }
}
