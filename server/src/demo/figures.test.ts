import { warningSigns, kpi, kpiOfAzienda } from '@bandiera/finance'
import { makeAziende } from './aziende.ts'
import { makePeople } from './people.ts'
import { createRandom } from './random.ts'

const base = { random: createRandom('localhost'), oggi: '2026-11-21' }
const aziende = makeAziende({ ...base, people: makePeople(base) }, 300)

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
