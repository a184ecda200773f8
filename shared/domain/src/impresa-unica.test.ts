import type { Azienda, MembroGruppo } from './azienda.ts'
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

  it('counts a company of the chain that is only written by hand, in whichever record, once', () => {
    const byHand = { regime: 'deMinimis', dataConcessione: '2026-01-10', esl: 5_000 }
    const estera = { relazione: 'controllata', denominazione: 'Estera GmbH', cf: '01234567897', aiuti: [byHand] }
    const beta = azienda('beta', 20_000, [estera, { relazione: 'associata', quota: 30, aiuti: [byHand] }])
    const alfa = azienda('alfa', 1_000, [{ relazione: 'controllata', aziendaId: 'beta' }])
    expect(usati([alfa, beta], 'alfa')).toBe(26_000)
    expect(usati([{ ...alfa, gruppo: [...alfa.gruppo!, { ...estera, aiuti: [] }] }, beta], 'alfa')).toBe(26_000)
    const named = { ...estera, cf: undefined }
    const both = [azienda('alfa', 1_000, [...alfa.gruppo!, named]), azienda('beta', 20_000, [named])]
    expect(usati(both, 'alfa')).toBe(26_000)
  })

  it('counts a partner that another company of the chain controls', () => {
    const alfa = azienda('alfa', 10_000, [
      { relazione: 'controllata', aziendaId: 'gamma', quota: 100 },
      { relazione: 'associata', aziendaId: 'beta', quota: 30 },
    ])
    const gamma = azienda('gamma', 40_000, [{ relazione: 'controllata', aziendaId: 'beta', quota: 60 }])
    expect(usati([alfa, azienda('beta', 20_000), gamma], 'alfa')).toBe(70_000)
  })

  it('does not count a link through natural persons alone, unless one of the two is a sole trader', () => {
    const alfa = azienda('alfa', 10_000, [{ relazione: 'collegata_persone', aziendaId: 'beta' }])
    const beta = azienda('beta', 20_000)
    const trader = { formaGiuridica: 'ditta_individuale' } as const
    expect(usati([alfa, beta], 'alfa')).toBe(10_000)
    expect(usati([{ ...alfa, ...trader }, beta], 'beta')).toBe(30_000)
    expect(usati([alfa, { ...beta, ...trader }], 'alfa')).toBe(30_000)
    const byHand = { regime: 'deMinimis', dataConcessione: '2026-01-10', esl: 5_000 }
    const written = azienda('alfa', 10_000, [{ relazione: 'collegata_persone', aiuti: [byHand] }])
    expect([usati([written], 'alfa'), usati([{ ...written, ...trader }], 'alfa')]).toEqual([10_000, 15_000])
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
