import type { Criterio } from '@bandiera/domain'
import { evaluate, type PairVerdict } from '@bandiera/matching'
import { unaAzienda, unBando } from '@bandiera/testing'
import { createPairJudge } from './match.ts'

const data = { oggi: '2026-11-21' }
const criteri: Criterio[] = [{ id: 't', tipo: 'territorio', regioni: ['03'] }]
const azienda = unaAzienda()
const bando = unBando({ data: { criteri } })
const pair = { azienda, bando, intera: azienda }
const verdict: PairVerdict = {
  aziendaId: azienda._id,
  bandoId: bando._id,
  stato: 'aperto',
  esito: 'da_verificare',
  punteggio: 100,
}

it('has the reasons of the reference evaluator beside the verdict of the engine', () => {
  const whole = evaluate(azienda, bando, data)
  expect({ ...createPairJudge(data)({ ...pair, verdetto: verdict }).valutazione }).toEqual({
    ...whole,
    stato: 'aperto',
  })
})

it('computes no reasons before they are read', () => {
  let read = 0
  const counted = { ...azienda, get sedi() { return (read += 1), azienda.sedi } } // prettier-ignore
  const { valutazione } = createPairJudge(data)({ ...pair, azienda: counted, intera: counted, verdetto: verdict })
  expect([valutazione.esito, valutazione.punteggio, valutazione.stato, read]).toEqual([
    'da_verificare',
    100,
    'aperto',
    0,
  ])
  expect(valutazione.criteri[0]?.valore).toBe('si')
  expect(read).toBeGreaterThan(0)
})

it('stays the same object until a record or the undertaking of the company changes', () => {
  const match = createPairJudge(data)
  const before = match(pair)
  expect(match({ ...pair, verdetto: verdict })).toBe(before)
  expect(match({ ...pair, bando: { ...bando } })).not.toBe(before)
  expect(match({ ...pair, intera: { ...azienda } })).not.toBe(before)
})

it('judges with the aids of the whole undertaking, and names the company', () => {
  const aiuto = { regime: 'deMinimis', dataConcessione: '2026-01-10', esl: 150_000 }
  const deMinimis = unBando({ data: { criteri: [{ id: 'd', tipo: 'deMinimis', importo: 200_000 }] } })
  const alone = unaAzienda({ aiuti: [], gruppo: [] })
  const intera = { ...alone, gruppo: [{ relazione: 'controllata', aziendaId: 'b', quota: 100, aiuti: [aiuto] }] }
  const match = createPairJudge({ ...data, nucleo: false })
  expect(match({ azienda: alone, bando: deMinimis, intera: alone }).valutazione.esito).toBe('ammissibile')
  const whole = match({ azienda: alone, bando: deMinimis, intera })
  expect(whole.valutazione.esito).toBe('non_ammissibile')
  expect(whole.azienda).toBe(alone)
})

it('reads a ratio of the accounts that a grant asks for', () => {
  const kpi = unBando({ data: { criteri: [{ id: 'k', tipo: 'kpi', indice: 'roe', op: '>=', soglia: 10 }] } })
  const rich = unaAzienda({ bilanci: [{ anno: 2025, utile: 20_000, patrimonioNetto: 100_000 }] })
  const match = createPairJudge({ ...data, nucleo: false })
  expect(match({ azienda: rich, bando: kpi, intera: rich }).valutazione.esito).toBe('ammissibile')
})
