import { or, type EsitoCriterio } from '@bandiera/matching'

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
