import { tempoBando, type Azienda, type Bando } from '@bandiera/domain'
import { kpiAzienda } from '@bandiera/finance'
import {
  stimaIncrocio,
  valuta,
  type Contesto,
  type Incrocio,
  type StimaIncrocio,
  type Valutazione,
  type Verdetto,
} from '@bandiera/matching'

interface Coppia {
  azienda: Azienda
  bando: Bando
  /** The company with the aids of its single undertaking. */
  intera: Azienda
  /** What the engine found; without it the pair is judged here. */
  verdetto?: Verdetto
}

/** A company and a grant with the verdict and its reasons. */
export type Incrocia = (coppia: Coppia) => Incrocio

interface Known {
  contesto: Contesto
  ofBando: WeakMap<Bando, Incrocio>
}

/**
 * Matches on one day with one set of weights and needs. A match stays the same object for as long as both records and the
 * undertaking of the company do, which live data guarantees: what did not change is not drawn again.
 */
export function createIncrocia(dati: Contesto): Incrocia {
  const known = new WeakMap<Azienda, Known>()
  const base = { ...dati, kpi: kpiAzienda }
  return ({ azienda, bando, intera, verdetto }) => {
    let own = known.get(intera)
    if (!own) known.set(intera, (own = { contesto: { ...base, unica: () => intera }, ofBando: new WeakMap() }))
    let found = own.ofBando.get(bando)
    if (!found) {
      const { contesto } = own
      const valutazione = verdetto ? later(verdetto, azienda, bando, contesto) : valuta(azienda, bando, contesto)
      own.ofBando.set(bando, (found = stimato({ azienda, bando, valutazione }, contesto)))
    }
    return found
  }
}

/** With the estimate of what the grant would give, worked out when somebody reads it. */
function stimato(incrocio: Omit<Incrocio, 'stima'>, contesto: Contesto): Incrocio {
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
