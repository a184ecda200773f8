import type { Azienda, Bando } from '@bandiera/domain'
import type { Contesto } from '@bandiera/matching'

/** Something about a company and a grant; `intera` is the company with the aids of its single undertaking. */
export type PerCoppia<T> = (azienda: Azienda, bando: Bando, intera?: Azienda) => T

interface Known<T> {
  contesto: Contesto
  ofBando: WeakMap<Bando, T>
}

/**
 * Works out each pair once for as long as both records, and the undertaking of the company, stay the same objects, which
 * live data guarantees: one changed grant costs one answer, one changed company those of its grants and of its group.
 */
export function createPerCoppia<T extends NonNullable<unknown>>(
  contesto: Contesto,
  answer: (azienda: Azienda, bando: Bando, contesto: Contesto) => T,
): PerCoppia<T> {
  const known = new WeakMap<Azienda, Known<T>>()
  return (azienda, bando, intera = azienda) => {
    let own = known.get(intera)
    if (!own) known.set(intera, (own = { contesto: { ...contesto, unica: () => intera }, ofBando: new WeakMap() }))
    let found = own.ofBando.get(bando)
    if (found === undefined) own.ofBando.set(bando, (found = answer(azienda, bando, own.contesto)))
    return found
  }
}
