import type { Completamenti, Dati, DomandaElenco, Incrocio, RispostaIncroci, Verdetto } from '@bandiera/matching'
import { createIncrocia } from '../judge/incrocia.ts'
import type { Elenco } from '../elenco/elenco.ts'
import { createNoti } from './noti.ts'

/** What the server answered, as a screen shows it: its verdicts beside the records that came with them. */
export type Letta = Omit<Elenco, 'busy' | 'more' | 'all'>

/** Reads the answers to one screen: a match that says the same stays the same object. */
export function createLettore(dati: Dati): (domanda: DomandaElenco, risposta: RispostaIncroci) => Letta {
  const incrocia = createIncrocia(dati)
  const same = createNoti()
  return (domanda, risposta) => {
    const aziende = same('aziende', risposta.aziende)
    const bandi = same('bandi', risposta.bandi)
    const intere = same('intere', risposta.intere)
    const incrocioOf = (verdetto: Verdetto): Incrocio => {
      const azienda = aziende.get(verdetto.aziendaId)!
      const intera = intere.get(azienda._id) ?? azienda
      return incrocia({ azienda, bando: bandi.get(verdetto.bandoId)!, intera, verdetto })
    }
    const rows = risposta.righe.map(incrocioOf)
    return {
      domanda,
      rows,
      ranked: rows,
      total: risposta.totale,
      base: risposta.base,
      perEsito: new Map(risposta.perEsito),
      facets: new Map(risposta.facets.map(([id, conti]) => [id, new Map(conti)])),
      nascosti: new Map(risposta.nascosti),
      vicini: risposta.vicini.map(incrocioOf),
      completamenti: risposta.completamenti satisfies Completamenti,
    }
  }
}
