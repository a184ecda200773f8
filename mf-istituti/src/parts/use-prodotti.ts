import type { Istituto, Prodotto } from '@bandiera/domain'
import { useWrites } from '@bandiera/live'

/** Writes of an institute's products, each on the list as it is now: what others changed meanwhile stays. */
export function useProdotti({ _id, prodotti = [] }: Istituto) {
  const { update } = useWrites()
  const write = (next: readonly Prodotto[]) => update('istituti', _id, { set: { prodotti: next } })
  return {
    save: (prodotto: Prodotto) =>
      write(
        prodotti.some(({ id }) => id === prodotto.id)
          ? prodotti.map((one) => (one.id === prodotto.id ? prodotto : one))
          : [...prodotti, prodotto],
      ),
    remove: (id: string) => write(prodotti.filter((one) => one.id !== id)),
  }
}
