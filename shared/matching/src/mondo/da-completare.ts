import type { Azienda } from '@bandiera/domain'
import type { DatoMancante } from '../engine/completa.ts'
import { completamentiDi } from './classifica-di.ts'
import type { Conosciuto } from './conosciuto.ts'

/** A company and the one datum of it that would settle most grants. */
export interface DaCompletare {
  id: string
  nome: string
  dato: DatoMancante
}

/** Answer of `POST /api/incroci/da-completare`. */
export interface RispostaDaCompletare {
  /** Those of which one datum settles most grants first. */
  aziende: readonly DaCompletare[]
  /** There is nothing to match. */
  vuoto: boolean
}

/** An answer that is made company by company, so that others get their turn meanwhile. */
export interface InRicerca {
  /** Companies to be added one after the other; they end where no other can be among the first. */
  candidate: Iterable<Azienda>
  add: (azienda: Azienda) => void
  risposta: () => RispostaDaCompletare
}

/** Companies that are told of. */
const SHOWN = 5

/** What was found for companies, while nothing else changed. */
const found = new WeakMap<object, WeakMap<Azienda, DatoMancante | null>>()

/**
 * The companies of which it is most worth asking a datum: as many grants as the panel of that company on /incroci says. Most
 * companies are never looked at: grants that wait for anything of them are no more than those that some other one settles.
 */
export function cercaDaCompletare(noto: Conosciuto): InRicerca {
  const attese = noto.engine.attese()
  const aziende = noto.aziende()
  const waiting = aziende
    .map((azienda) => ({ azienda, most: attese(azienda._id) }))
    .filter(({ most }) => most > 0)
    .sort((a, b) => b.most - a.most)
  const best: DaCompletare[] = []
  const least = () => (best.length < SHOWN ? 0 : best.at(-1)!.dato.verificabili)
  function* candidate() {
    for (const { azienda, most } of waiting) {
      // an equal one may still come first by its name
      if (most < least()) return
      yield azienda
    }
  }
  return {
    candidate: candidate(),
    add(azienda) {
      const dato = datoDi(noto, azienda)
      if (!dato) return
      best.push({ id: azienda._id, nome: azienda.ragioneSociale, dato })
      best.sort(byUse)
      best.length = Math.min(best.length, SHOWN)
    },
    risposta: () => ({ aziende: best, vuoto: aziende.length === 0 || noto.bandi().length === 0 }),
  }
}

/** The datum of a company that settles most, where any does. */
function datoDi(noto: Conosciuto, azienda: Azienda): DatoMancante | null {
  let known = found.get(noto.quadro)
  if (!known) found.set(noto.quadro, (known = new WeakMap()))
  let dato = known.get(azienda)
  if (dato === undefined) {
    const [first] = completamentiDi(noto, azienda._id).dati
    known.set(azienda, (dato = first && first.verificabili > 0 ? first : null))
  }
  return dato
}

const byUse = (a: DaCompletare, b: DaCompletare): number =>
  b.dato.verificabili - a.dato.verificabili || a.nome.localeCompare(b.nome, 'it') || (a.id < b.id ? -1 : 1)
