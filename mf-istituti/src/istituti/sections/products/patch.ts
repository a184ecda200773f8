import type { ConflictChoice, Istituto, Product } from '@bandiera/domain'
import { useWrites } from '@bandiera/live'

/** Writes of an institute's products, onto the list of this `istituto`: a newer version of it is a conflict. */
export function useProducts({ _id, versione: base, prodotti = [] }: Istituto) {
  const { update } = useWrites()
  const write = (next: readonly Product[], choice?: ConflictChoice) =>
    update('istituti', _id, { set: { prodotti: next } }, { base, choice })
  return {
    save: (prodotto: Product, choice?: ConflictChoice) => {
      const known = prodotti.some(({ id }) => id === prodotto.id)
      const next = known ? prodotti.map((one) => (one.id === prodotto.id ? prodotto : one)) : [...prodotti, prodotto]
      return write(next, choice)
    },
    add: (prodotto: Product) => update('istituti', _id, { push: { prodotti: prodotto } }, { base }),
    remove: (id: string) => write(prodotti.filter((one) => one.id !== id)),
  }
}
