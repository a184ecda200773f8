import { scartatiDi } from '@bandiera/domain'
import type { Modifica } from '../engine/apply.ts'
import type { Completamenti } from '../engine/completa.ts'
import { createEngine } from '../engine/create-engine.ts'
import type { Verdetto } from '../engine/verdetto.ts'
import type { Conosciuto } from './conosciuto.ts'
import { isPubblicato, isSeguita } from './mondo.ts'

/** Whose ranking: a company's grants, or a grant's companies. */
export type Lato = 'azienda' | 'bando'

/** All that matches one record, best first. */
export interface Classifica {
  verdetti: readonly Verdetto[]
  /** Ids of the other side that fail for one reason alone. */
  quasi: () => readonly string[]
  /** What would settle a company's grants, without those of no interest; nothing for a grant. */
  completamenti: () => Completamenti
}

/**
 * A record's ranking in a world. An archived company and a grant that is not published are in it for their own ranking alone:
 * their own page shows it all the same.
 */
export function classificaDi(noto: Conosciuto, lato: Lato, id: string): Classifica {
  const { engine } = noto
  const within = withinOf(noto, lato, id)
  const isAzienda = lato === 'azienda'
  return {
    verdetti: within(() => (isAzienda ? engine.perAzienda(id) : engine.perBando(id))),
    quasi: () =>
      within(() => engine.quasi(id))
        .filter(({ manca }) => manca.valore === 'no')
        .map(({ bandoId, aziendaId }) => (isAzienda ? bandoId : aziendaId)),
    completamenti: () => (isAzienda ? within(() => completamentiDi(noto, id)) : { dati: [], verificabili: 0 }),
  }
}

/** Asks with a record in the engine that stays out of it otherwise. */
function withinOf({ engine, azienda, bando }: Conosciuto, lato: Lato, id: string): <T>(ask: () => T) => T {
  const [one, other] = [lato === 'azienda' && azienda(id), lato === 'bando' && bando(id)]
  if (one && !isSeguita(one)) return including({ aziende: { put: [one] } }, { aziende: { remove: [id] } })
  if (other && !isPubblicato(other)) return including({ bandi: { put: [other] } }, { bandi: { remove: [id] } })
  return (ask) => ask()

  function including(put: Modifica, remove: Modifica): <T>(ask: () => T) => T {
    return (ask) => {
      engine.applica(put)
      const answer = ask()
      engine.applica(remove)
      return answer
    }
  }
}

/** What would settle the grants of a company that is followed, without those of no interest. */
export function completamentiDi({ engine, contesto, azienda, bandi }: Conosciuto, id: string): Completamenti {
  const own = azienda(id)
  const scartati = own ? scartatiDi(own) : new Set()
  if (!own || scartati.size === 0) return engine.completa(id)
  const others = bandi().filter(({ _id }) => !scartati.has(_id))
  return createEngine({ aziende: [own], bandi: others, contesto }).completa(id)
}
