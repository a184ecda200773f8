import { BILANCIO_ITEMS, type Bilancio } from '@bandiera/domain'
import { kpi, kpiOfAzienda } from './kpi.ts'
import { RATIOS } from './ratios.ts'

/** A company with an EBITDA of 240.000 € on 2,4 M€ of turnover. */
const bilancio: Bilancio = {
  anno: 2025,
  approvato: true,
  ricavi: 2_400_000,
  valoreProduzione: 2_400_000,
  materie: 1_100_000,
  servizi: 500_000,
  personale: 560_000,
  ammortamenti: 90_000,
  oneriFinanziari: 30_000,
  imposte: 35_000,
  utile: 85_000,
  attivoCorrente: 900_000,
  rimanenze: 250_000,
  liquidita: 120_000,
  totaleAttivo: 1_500_000,
  patrimonioNetto: 500_000,
  utiliNonDistribuiti: 200_000,
  debitiBreve: 600_000,
  debitiFinanziari: 550_000,
  debitiTotali: 1_000_000,
  quotaCapitale: 110_000,
}
const one = (id: string, given: Bilancio = bilancio, ...others: Bilancio[]) =>
  kpi([...others, given], given.anno).find((k) => k.id === id)!

it.each([
  ['ebitda', 240_000, 'buono'],
  ['ebitdaMargine', 10, 'buono'],
  ['ebit', 150_000, 'buono'],
  ['ros', 6.25, 'buono'],
  ['roe', 17, null],
  ['roi', 10, null],
  ['currentRatio', 1.5, 'buono'],
  ['quickRatio', 1.08, 'buono'],
  ['leverage', 3, 'buono'],
  ['pfn', 430_000, null],
  ['pfnEbitda', 1.79, 'buono'],
  ['dscr', 1.46, 'buono'],
  ['oneriRicavi', 1.25, null],
  ['icr', 8, 'buono'],
  ['altmanZ', 2.94, 'buono'],
  ['altmanEm', 6.19, 'buono'],
  ['altmanZ1', 2.37, 'attenzione'],
] as const)('reads %s = %d from the accounts', (id, value, semaforo) => {
  const { valore, semaforo: shown, perche, formula } = one(id)
  expect(Math.round(valore! * 100) / 100).toBe(value)
  expect([shown, perche]).toEqual([semaforo, null])
  expect(formula).not.toBe('')
})

it('counts the days of the cycle: to be paid, to pay, in stock', () => {
  const days = (id: string) => one(id, { ...bilancio, crediti: 600_000, debitiFornitori: 320_000 })
  expect([days('dso').valore, days('dpo').valore]).toEqual([91.25, 73])
  expect(days('dio').valore).toBeCloseTo(38.02, 2)
})

it('says which lines are missing, and gives no number', () => {
  const { ammortamenti: _one, ricavi: _two, ...less } = bilancio
  expect(one('ros', less)).toMatchObject({
    valore: null,
    semaforo: null,
    perche: 'Mancano i dati: Ammortamenti e svalutazioni (B10), Fatturato',
    manca: ['ammortamenti', 'ricavi'],
  })
})

it('never divides by zero or less: the reason names the line', () => {
  expect(one('roe', { ...bilancio, patrimonioNetto: -10_000 }).perche).toBe(
    'Patrimonio netto è negativo: il rapporto non ha significato',
  )
  expect(one('icr', { ...bilancio, oneriFinanziari: 0 }).perche).toBe(
    'Interessi e oneri finanziari (C17) è zero: il rapporto non ha significato',
  )
  expect(one('pfnEbitda', { ...bilancio, personale: 900_000 }).perche).toBe(
    'EBITDA è negativo: il rapporto non ha significato',
  )
  expect(one('dscr', { ...bilancio, quotaCapitale: 0, oneriFinanziari: 0 }).valore).toBeNull()
})

it('is never NaN or infinite when lines are missing, zero or negative', () => {
  const values = [undefined, 0, -1, 1e12, Number.NaN, Number.POSITIVE_INFINITY]
  for (const voce of BILANCIO_ITEMS)
    for (const value of values)
      for (const { valore, perche } of kpi([{ ...bilancio, [voce]: value }], 2025)) {
        expect(valore === null || Number.isFinite(valore)).toBe(true)
        expect((valore === null) === (perche !== null)).toBe(true)
      }
})

it('takes the growth of working capital out of the cash that serves the debt', () => {
  const before = { ...bilancio, anno: 2024, attivoCorrente: 850_000 }
  // 205.000 - 50.000 tied up in working capital, over 140.000
  expect(one('dscr', bilancio, before).valore).toBeCloseTo(1.107, 3)
  expect(one('dscr', bilancio, before).semaforo).toBe('attenzione')
})

it('answers a criterion with the last approved accounts', () => {
  const bilanci = [
    { ...bilancio, anno: 2024, utile: 50_000 },
    bilancio,
    { ...bilancio, anno: 2026, approvato: false, utile: 1 },
  ]
  expect(kpiOfAzienda({ bilanci }, 'roe')).toBe(17)
  expect(kpiOfAzienda({ bilanci }, 'inventato')).toBeNull()
  expect(kpiOfAzienda({ bilanci: [] }, 'roe')).toBeNull()
})

it('gives every ratio one name', () => {
  expect(new Set(RATIOS.map(({ id }) => id)).size).toBe(RATIOS.length)
})
