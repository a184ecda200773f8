import type { Azienda, Bando } from '@bandiera/domain'
import { valuta, type Contesto } from '@bandiera/matching'
import { createPerCoppia, type PerCoppia } from '../judge/per-coppia.ts'

/** How many fit, by company and by grant. */
export interface Conteggi {
  perAzienda: ReadonlyMap<string, number>
  perBando: ReadonlyMap<string, number>
}

export type Ammissibile = PerCoppia<boolean>

/** Whether a grant fits a company, each pair judged once. */
export const createAmmissibile = (context: Contesto): Ammissibile =>
  createPerCoppia(context, (azienda, bando, contesto) => valuta(azienda, bando, contesto).esito === 'ammissibile')

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
