import type { Azienda, Bando } from '@bandiera/domain'
import { valuta, type Contesto } from '@bandiera/matching'

/** How many fit, by company and by grant. */
export interface Conteggi {
  perAzienda: ReadonlyMap<string, number>
  perBando: ReadonlyMap<string, number>
}

export type Ammissibile = (azienda: Azienda, bando: Bando) => boolean

/** Whether a grant fits a company; a pair is judged once for as long as both records stay the same objects. */
export function createAmmissibile(contesto: Contesto): Ammissibile {
  const known = new WeakMap<Azienda, WeakMap<Bando, boolean>>()
  return (azienda, bando) => {
    let ofAzienda = known.get(azienda)
    if (!ofAzienda) known.set(azienda, (ofAzienda = new WeakMap()))
    let fits = ofAzienda.get(bando)
    if (fits === undefined) ofAzienda.set(bando, (fits = valuta(azienda, bando, contesto).esito === 'ammissibile'))
    return fits
  }
}

/** Milliseconds of work between two pauses, so that the page stays quick under the hand. */
const SLICE = 8

/**
 * Counts the companies that each grant fits and the grants that each company fits, a slice at a time.
 * @returns what stops it
 */
export function countAmmissibili(
  { aziende, bandi }: { aziende: readonly Azienda[]; bandi: readonly Bando[] },
  ammissibile: Ammissibile,
  done: (conteggi: Conteggi) => void,
): () => void {
  const perAzienda = new Map<string, number>()
  const perBando = new Map<string, number>()
  const count = (azienda: Azienda) => {
    for (const bando of bandi) {
      if (!ammissibile(azienda, bando)) continue
      perAzienda.set(azienda._id, (perAzienda.get(azienda._id) ?? 0) + 1)
      perBando.set(bando._id, (perBando.get(bando._id) ?? 0) + 1)
    }
  }
  const waiting = aziende.values()
  const work = () => {
    const until = performance.now() + SLICE
    while (performance.now() < until) {
      const { value, done: end } = waiting.next()
      if (end) return done({ perAzienda, perBando })
      count(value)
    }
    timer = setTimeout(work)
  }
  let timer = setTimeout(work)
  return () => clearTimeout(timer)
}
