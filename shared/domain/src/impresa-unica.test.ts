import type { MembroGruppo } from './azienda-rapporti.ts'
import type { Azienda } from './azienda.ts'
import { plafondDeMinimis } from './de-minimis.ts'
import { createImpresaUnica } from './impresa-unica.ts'

const azienda = (_id: string, esl: number, gruppo: MembroGruppo[] = []): Azienda => ({
  _id,
  professionisti: [],
  gestoreId: 'g',
  ragioneSociale: `${_id} Srl`,
  aiuti: esl > 0 ? [{ regime: 'deMinimis', dataConcessione: '2026-01-10', esl }] : [],
  gruppo,
})
const usati = (all: Azienda[], id: string) =>
  plafondDeMinimis(createImpresaUnica(all)(all.find(({ _id }) => _id === id)!), 'deMinimis', '2026-11-21').usati

describe('single undertaking', () => {
  const alfa = azienda('alfa', 10_000, [{ relazione: 'controllata', aziendaId: 'beta', quota: 80 }])
  const beta = azienda('beta', 20_000, [{ relazione: 'controllata', aziendaId: 'gamma', quota: 100 }])
  const gamma = azienda('gamma', 40_000)
  const delta = azienda('delta', 80_000, [{ relazione: 'associata', aziendaId: 'alfa', quota: 30 }])

  it.each(['alfa', 'beta', 'gamma'])('sums the aids of the whole chain of control, seen from %s', (id) => {
    expect(usati([alfa, beta, gamma, delta], id)).toBe(70_000)
  })

  it('leaves a partner out, and a company that nobody knows', () => {
    expect(usati([alfa, beta, gamma, delta], 'delta')).toBe(80_000)
    expect(usati([alfa], 'alfa')).toBe(10_000)
  })

  it('counts the aids written by hand once, and those of the linked company in their place', () => {
    const byHand = { regime: 'deMinimis', dataConcessione: '2026-01-10', esl: 5_000 }
    const known = { relazione: 'collegata', aziendaId: 'gamma', aiuti: [byHand] }
    const unknown = { relazione: 'collegata', denominazione: 'Estera GmbH', aiuti: [byHand] }
    expect(usati([azienda('alfa', 1_000, [known, unknown]), gamma], 'alfa')).toBe(46_000)
  })

  it('changes nothing of a company without a group', () => {
    expect(createImpresaUnica([gamma])(gamma)).toBe(gamma)
  })

  it('answers with the same object until the company or one of its group changes', () => {
    const before = createImpresaUnica([alfa, beta, gamma, delta])(alfa)
    const elsewhere = createImpresaUnica([alfa, beta, gamma, { ...delta, ragioneSociale: 'Delta Spa' }])(alfa)
    expect(elsewhere).toBe(before)
    const changed = createImpresaUnica([alfa, beta, { ...gamma, aiuti: [] }, delta])(alfa)
    expect(plafondDeMinimis(changed, 'deMinimis', '2026-11-21').usati).toBe(30_000)
  })
})
