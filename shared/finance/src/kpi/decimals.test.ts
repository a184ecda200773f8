import { createRandom } from '@bandiera/factories/random'
import { decimalsFor, formatNumber } from '@bandiera/domain'
import { kpi } from './kpi.ts'

it.each([
  [0.997, 3],
  [0.99996, 5],
  [1, 2],
  [1.004, 2],
  [0.5, 2],
  [1.1949, 2],
  [1.1951, 3],
])('shows %d on its side of 1 and of 1,2 with %d decimals', (value, decimals) => {
  expect(decimalsFor(value, 2, (one) => [one >= 1, one >= 1.2].join())).toBe(decimals)
})

it('shows a DSCR below 1 below 1: the card agrees with the panel', () => {
  const year = { anno: 2025, valoreProduzione: 1_000_000, materie: 900_300, servizi: 0, personale: 0, imposte: 0 }
  const dscr = kpi([{ ...year, quotaCapitale: 100_000, oneriFinanziari: 0 }], 2025).find(({ id }) => id === 'dscr')!
  expect([dscr.semaforo, formatNumber(dscr.valore!, dscr.decimali)]).toEqual(['critico', '0,997'])
})

it('never shows a value across its limit: 10,000 values around 1', () => {
  const random = createRandom(1)
  const judge = (one: number) => one < 1
  for (let round = 0; round < 10_000; round += 1) {
    const value = 1 + (random.next() - 0.5) * 10 ** -random.int(5)
    if (Math.abs(value - 1) < 1e-6) continue
    const shown = Number(value.toFixed(decimalsFor(value, 2, judge)))
    expect([value, judge(shown)]).toEqual([value, judge(value)])
  }
})
