import { or, type EsitoCriterio, type Incrocio } from '@bandiera/matching'
import type { Classificati } from '../motore/use-classifica.ts'

/** A match that fails, with what makes it fail: each entry is one criterion, or a whole group of alternatives. */
export interface Vicino {
  incrocio: Incrocio
  blocchi: EsitoCriterio[][]
}

/** The nearest of matches that all fail: first those that fail for one reason alone (`quasi`), each as it is ranked. */
export function piuVicini({ ranked, quasi }: Classificati, howMany = 5): Vicino[] {
  const others = ranked.filter((incrocio) => !quasi.has(incrocio))
  const near = [...ranked.filter((incrocio) => quasi.has(incrocio)), ...others].slice(0, howMany)
  return near.map((incrocio) => ({ incrocio, blocchi: blocchiDi(incrocio.valutazione.criteri) }))
}

/** What blocks: binding criteria with a no, and groups of alternatives without a way out. */
export function blocchiDi(criteri: readonly EsitoCriterio[]): EsitoCriterio[][] {
  const groups = alternatives(criteri.filter((one) => one.vincolante))
  return groups.filter((group) => or(group.map((one) => one.valore)) === 'no')
}

/** Criteria of one `gruppo` together, in the place of the first; one without a group stands alone. */
export function alternatives(criteri: readonly EsitoCriterio[]): EsitoCriterio[][] {
  const groups = new Map<string, EsitoCriterio[]>()
  for (const one of criteri) {
    const key = one.gruppo ? `g ${one.gruppo}` : `c ${one.id}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()]
}
