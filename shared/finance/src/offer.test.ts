import type { Product } from '@bandiera/domain'
import { outsideLimits, loanOffer } from './offer.ts'

const prodotto: Product = {
  id: 'p1',
  nome: 'Mutuo',
  importoMin: 10_000,
  importoMax: 250_000,
  durataMin: 12,
  durataMax: 84,
  tanMin: 4,
  tanMax: 6,
  speseIstruttoria: { fisso: 500, percento: 0.5 },
  incassoRata: 2,
}
const richiesta = { importo: 100_000, mesi: 60 }

it('adds every fee to the cost, by default at the highest rate', () => {
  const found = loanOffer(prodotto, richiesta)!
  expect(found).toMatchObject({ tan: 6, speseIniziali: 1000, speseRate: 120, costo: 17_116.84, totale: 117_116.84 })
  expect(found.taeg).toBeCloseTo(6.657, 3)
  expect(loanOffer(prodotto, richiesta, 'minimo')?.tan).toBe(4)
})

it('has no offer without a rate, or for a request that is no loan', () => {
  const { tanMin: _min, tanMax: _max, ...without } = prodotto
  expect(loanOffer(without, richiesta)).toBeNull()
  expect(loanOffer(prodotto, { importo: 0, mesi: 60 })).toBeNull()
})

it('gives an advance back whole at its end, and lends nothing with a guarantee', () => {
  const anticipo = loanOffer(
    { ...prodotto, tipo: 'anticipo', speseIstruttoria: {}, incassoRata: 0 },
    { importo: 100_000, mesi: 6 },
  )
  expect(anticipo?.piano.rate).toEqual([{ n: 6, rata: 103_000, capitale: 100_000, interessi: 3000, residuo: 0 }])
  expect(anticipo?.taeg).toBeCloseTo(6.09, 2)
  expect(loanOffer({ ...prodotto, tipo: 'garanzia' }, richiesta)).toBeNull()
})

it.each([
  [{ importo: 5_000, mesi: 60 }, 'Importo sotto il minimo'],
  [{ importo: 300_000, mesi: 60 }, 'Importo oltre il massimo'],
  [{ importo: 20_000, mesi: 6 }, 'Durata sotto il minimo'],
  [{ importo: 20_000, mesi: 96 }, 'Durata oltre il massimo'],
  [{ importo: 250_000, mesi: 84 }, null],
])('says which limit %j breaks', (asked, why) => {
  expect(outsideLimits(prodotto, asked)).toBe(why)
})
