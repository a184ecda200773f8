import { kpi } from '@bandiera/finance'
import { makeItems } from './bilanci.ts'

it('makes accounts whose ratios can all be read', () => {
  const testata = { anno: 2025, ula: 12, ricavi: 1_800_000, totaleAttivo: 1_200_000 }
  const bilancio = { ...testata, ...makeItems(testata) }
  expect(kpi([bilancio], 2025).filter(({ manca }) => manca.length > 0)).toEqual([])
  expect(makeItems(testata)).toEqual(makeItems(testata))
})
