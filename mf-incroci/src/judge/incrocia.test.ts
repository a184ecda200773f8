import { createImpresaUnica, type Criterio } from '@bandiera/domain'
import { kpiAzienda } from '@bandiera/finance'
import { classifica, classificaAziende } from '@bandiera/matching'
import { unaAzienda, unBando } from '@bandiera/testing'
import { createIncrocia, rankAziende, rankBandi } from './incrocia.ts'

const contesto = { oggi: '2026-11-21' }
const lombardi = unBando({ data: { titolo: 'A', criteri: [{ id: 't', tipo: 'territorio', regioni: ['03'] }] } })
const pugliesi = unBando({ data: { titolo: 'B', criteri: [{ id: 't', tipo: 'territorio', regioni: ['16'] }] } })
const chiuso = unBando({ data: { titolo: 'C', dataChiusura: '2026-10-01' } })
const bandi = [chiuso, pugliesi, lombardi]

it('ranks as the reference evaluator does, both ways', () => {
  const [milano, bari] = [unaAzienda(), unaAzienda({ sedi: [{ tipo: 'legale', regione: '16' }] })]
  expect(rankBandi(milano, bandi, createIncrocia(contesto))).toEqual(classifica(milano, bandi, contesto))
  const aziende = [bari, milano]
  expect(rankAziende(lombardi, aziende, createIncrocia(contesto))).toEqual(
    classificaAziende(lombardi, aziende, contesto),
  )
})

it('judges again only the pair whose grant changed', () => {
  const azienda = unaAzienda()
  const incrocia = createIncrocia(contesto)
  const before = new Set(rankBandi(azienda, bandi, incrocia))
  const changed = { ...pugliesi, data: { ...pugliesi.data, criteri: lombardi.data.criteri } }
  const after = rankBandi(azienda, [chiuso, changed, lombardi], incrocia)
  expect(after.filter((one) => !before.has(one)).map((one) => one.bando)).toEqual([changed])
})

it('judges a changed company again', () => {
  const azienda = unaAzienda()
  const incrocia = createIncrocia(contesto)
  expect(incrocia(azienda, pugliesi).valutazione.esito).toBe('non_ammissibile')
  const moved = { ...azienda, sedi: [{ tipo: 'legale' as const, regione: '16' }] }
  expect(incrocia(moved, pugliesi).valutazione.criteri[0]?.valore).toBe('si')
})

it('reads a ratio of the accounts that a grant asks for', () => {
  const criteri: Criterio[] = [{ id: 'k', tipo: 'kpi', indice: 'roe', op: '>=', soglia: 10 }]
  const azienda = unaAzienda({ bilanci: [{ anno: 2025, utile: 20_000, patrimonioNetto: 100_000 }] })
  const incrocia = createIncrocia({ ...contesto, nucleo: false, kpi: kpiAzienda })
  expect(incrocia(azienda, unBando({ data: { criteri } })).valutazione.esito).toBe('ammissibile')
})

describe('de minimis of linked companies', () => {
  const criteri: Criterio[] = [{ id: 'd', tipo: 'deMinimis', importo: 100_000 }]
  const bando = unBando({ data: { criteri } })
  const aiuto = { regime: 'deMinimis', dataConcessione: '2026-01-10', esl: 150_000 }
  const alfa = unaAzienda({
    aiuti: [aiuto],
    gruppo: [{ relazione: 'controllata', aziendaId: 'beta', quota: 100, aiuti: [] }],
  })
  const beta = { ...unaAzienda({ aiuti: [aiuto], gruppo: [] }), _id: 'beta' }
  const unica = createImpresaUnica([alfa, beta])

  it.each([
    ['the one that controls', alfa],
    ['the one that is controlled', beta],
  ])('counts against %s', (_, azienda) => {
    const incrocia = createIncrocia({ ...contesto, nucleo: false })
    expect(incrocia(azienda, bando).valutazione.esito).toBe('ammissibile')
    const whole = incrocia(azienda, bando, unica(azienda))
    expect(whole.valutazione).toMatchObject({
      esito: 'non_ammissibile',
      criteri: [{ valoreAzienda: expect.stringMatching(/^usati 300\.000\s€/) }],
    })
    expect(whole.azienda).toBe(azienda)
  })

  it('is judged again when an aid of the linked company changes, and only then', () => {
    const incrocia = createIncrocia({ ...contesto, nucleo: false })
    const before = incrocia(alfa, bando, unica(alfa))
    expect(incrocia(alfa, bando, createImpresaUnica([beta, alfa])(alfa))).toBe(before)
    const free = createImpresaUnica([alfa, { ...beta, aiuti: [] }])
    expect(incrocia(alfa, bando, free(alfa)).valutazione.esito).toBe('ammissibile')
  })
})
