import { createRandom } from '@bandiera/factories/random'
import { amortisationPlan, bulletPlan, type Prestito } from './loan.ts'
import { kpiById } from './kpi/kpi.ts'
import { randomBilancio } from '../test/random-bilancio.ts'
import { SUSTAINABLE_DSCR, sustainableLoan, type LoanTerms } from './sustainable-loan.ts'

const bilancio = {
  anno: 2025,
  valoreProduzione: 2_400_000,
  materie: 1_100_000,
  servizi: 500_000,
  personale: 560_000,
  imposte: 35_000,
  quotaCapitale: 110_000,
  oneriFinanziari: 30_000,
}
const sei = { tan: 6, mesi: 60 }

it('lends as much as leaves a DSCR of 1,2 on top of the debt in course', () => {
  // (205.000 / 1,2 - 140.000) / 12 = 2.569,44 € a month
  expect(sustainableLoan({ bilanci: [bilancio] }, sei).importo).toBeCloseTo(132_905.95, 1)
  expect(sustainableLoan({ bilanci: [{ ...bilancio, quotaCapitale: 200_000 }] }, sei)).toEqual({
    importo: 0,
    perche: 'La cassa prodotta serve già tutta al debito in corso',
  })
})

it('takes the cash that working capital tied up, as the DSCR of the same accounts does', () => {
  const ccn = { attivoCorrente: 900_000, liquidita: 100_000, debitiBreve: 500_000 }
  const bilanci = [
    { ...bilancio, ...ccn, anno: 2024, attivoCorrente: 890_000 },
    { ...bilancio, ...ccn },
  ]
  // (195.000 / 1,2 - 140.000) / 12 = 1.875 € a month
  expect(sustainableLoan({ bilanci }, sei).importo).toBeCloseTo(96_985.42, 1)
})

it('says why there is no amount', () => {
  expect(sustainableLoan({}, sei)).toEqual({ importo: null, perche: 'Mancano i dati di bilancio' })
  expect(sustainableLoan({ bilanci: [{ anno: 2025 }] }, sei).perche).toMatch(/^Mancano i dati: /)
  for (const over of [{ tan: undefined }, { rimborso: 'nessuno' as const }])
    expect(sustainableLoan({ bilanci: [bilancio] }, { ...sei, ...over })).toEqual({
      importo: null,
      perche: 'Il prodotto non indica il tasso o non presta denaro',
    })
})

/** What the plan of a loan takes in its heaviest twelve months, by adding up its lines. */
function heaviest(prestito: Prestito, rimborso: LoanTerms['rimborso']): number {
  const { rate } = rimborso === 'scadenza' ? bulletPlan(prestito) : amortisationPlan(prestito)
  const sums = rate.map(({ n }) =>
    rate.filter((one) => one.n >= n && one.n < n + 12).reduce((sum, { rata }) => sum + rata, 0),
  )
  return Math.max(...sums)
}

it('is the largest amount whose own plan keeps the DSCR of the page at 1,2: found by halving, 500 companies', () => {
  const random = createRandom(28)
  let found = 0
  for (let round = 0; round < 500; round += 1) {
    const bilanci = [randomBilancio(random, 2024), randomBilancio(random, 2025)]
    const mesi = random.one([1, 5, 11, 12, 13, 36, 84, 240])
    const rimborso = random.one(['rate', 'rate', 'scadenza'] as const)
    const condizioni = { tan: random.int(1200) / 100, mesi, preammortamento: random.one([0, 0, 3, 12]), rimborso }
    const { importo } = sustainableLoan({ bilanci }, condizioni)
    const dscr = kpiById(bilanci, 2025, 'dscr')!
    const [ebitda, imposte, ccn, quota, oneri] = dscr.ingredienti.map(({ valore }) => valore!)
    const fits = (capitale: number): boolean => {
      const service = heaviest({ ...condizioni, capitale }, rimborso)
      // a plan is to the cent: a cent for each of its twelve lines
      return (ebitda! - imposte! - ccn!) / (quota! + oneri! + service - 0.12) >= SUSTAINABLE_DSCR
    }
    let [low, high] = [0, 1e10]
    while (high - low > 0.005) {
      const half = (low + high) / 2
      if (half > 0 && fits(half)) low = half
      else high = half
    }
    if (importo! > 0) found += 1
    expect(Math.abs(low - importo!)).toBeLessThan(Math.max(1, importo! * 1e-4) + 0.3 * mesi)
  }
  expect(found).toBeGreaterThan(100)
})
