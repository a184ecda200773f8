import { warningSigns, kpi, kpiOfAzienda } from '@bandiera/finance'
import { readDemo } from './read-demo.ts'

const { aziende } = readDemo('localhost', '2026-11-21')

it('makes accounts whose ratios can all be read', () => {
  const years = aziende.flatMap(({ bilanci = [] }) => bilanci)
  expect(years.length).toBeGreaterThan(700)
  for (const year of years) expect(kpi([year], year.anno).filter(({ manca }) => manca.length > 0)).toEqual([])
})

it('no page of the 300 demo companies contradicts another about the DSCR', () => {
  let judged = 0
  for (const azienda of aziende)
    for (const { anno } of azienda.bilanci ?? []) {
      const card = kpi(azienda.bilanci!, anno).find(({ id }) => id === 'dscr')!
      const { motivo } = warningSigns(azienda, anno)!
      if (!motivo.includes('DSCR')) continue
      judged += 1
      expect([azienda._id, anno, motivo]).toEqual([
        azienda._id,
        anno,
        card.valore! < 1 ? 'Il DSCR è sotto 1' : 'Il DSCR è almeno 1',
      ])
      expect(card.semaforo === 'critico').toBe(motivo === 'Il DSCR è sotto 1')
    }
  expect(judged).toBeGreaterThan(500)
  for (const azienda of aziende) {
    const anni = (azienda.bilanci ?? []).map(({ anno }) => anno)
    if (anni.length === 0) continue
    for (const { id, valore } of kpi(azienda.bilanci!, Math.max(...anni)))
      expect(kpiOfAzienda(azienda, id)).toBe(valore)
  }
})
