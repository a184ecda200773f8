import { cents, isPrestito, amortisationPlan, constantInstalment } from './loan.ts'
import { taeg, taegOfPrestito } from './taeg.ts'

const centomila = { capitale: 100_000, tan: 6, mesi: 60 }

it('pays 100.000 € at 6 % over 60 months with 1.933,28 €, the last instalment closing the rest', () => {
  const { rate, rata, interessi, totale } = amortisationPlan(centomila)
  expect(rata).toBe(1933.28)
  expect(rate[0]).toEqual({ n: 1, rata: 1933.28, capitale: 1433.28, interessi: 500, residuo: 98_566.72 })
  expect(rate.at(-1)).toMatchObject({ n: 60, rata: 1933.32, residuo: 0 })
  expect([interessi, totale]).toEqual([15_996.84, 115_996.84])
})

it('pays 250.000 € at 4,5 % over 84 months with 3.475,04 €', () => {
  expect(constantInstalment({ capitale: 250_000, tan: 4.5, mesi: 84 })).toBe(3475.04)
})

it('divides the capital where there is no interest, and pays interest only before the amortisation', () => {
  expect(constantInstalment({ capitale: 1200, tan: 0, mesi: 12 })).toBe(100)
  const { rate, interessi } = amortisationPlan({ ...centomila, preammortamento: 6 })
  expect(rate).toHaveLength(66)
  expect(rate[5]).toEqual({ n: 6, rata: 500, capitale: 0, interessi: 500, residuo: 100_000 })
  expect(interessi).toBe(15_996.84 + 6 * 500)
})

it('closes every plan to the cent, for any numbers', () => {
  for (const tan of [0, 0.1, 3.333, 7.77, 24.9])
    for (const mesi of [1, 2, 7, 36, 360])
      for (const capitale of [0.01, 1, 99.99, 12_345.67, 4_000_000]) {
        const { rate, totale } = amortisationPlan({ capitale, tan, mesi })
        expect(rate.at(-1)?.residuo).toBe(0)
        expect(cents(rate.reduce((sum, { capitale: quota }) => sum + quota, 0))).toBe(capitale)
        expect(cents(rate.reduce((sum, { rata }) => sum + rata, 0))).toBe(totale)
        expect(rate.every((one) => one.capitale >= 0 && one.interessi >= 0 && one.residuo >= 0)).toBe(true)
      }
})

it('knows what is no loan', () => {
  const wrong = [{ capitale: 0 }, { tan: -1 }, { mesi: 0 }, { mesi: 1.5 }, { mesi: 601 }, { capitale: Number.NaN }]
  for (const over of wrong) {
    expect(isPrestito({ ...centomila, ...over })).toBe(false)
    expect(() => constantInstalment({ ...centomila, ...over })).toThrow(RangeError)
  }
})

it('has a TAEG of 6,168 % without fees, and of 6,657 % with 1.000 € at the start and 2 € an instalment', () => {
  expect(taegOfPrestito(centomila)).toBeCloseTo(6.168, 3)
  expect(taegOfPrestito(centomila, { iniziali: 1000, perRata: 2 })).toBeCloseTo(6.657, 3)
})

it('has no TAEG when the fees eat the loan, or when no rate fits', () => {
  expect(taegOfPrestito({ capitale: 500, tan: 5, mesi: 12 }, { iniziali: 500 })).toBeNull()
  expect(taeg([{ importo: 100, anni: 0 }], [])).toBeNull()
  expect(taegOfPrestito({ capitale: 1200, tan: 0, mesi: 12 })).toBeCloseTo(0, 6)
})
