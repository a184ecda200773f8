import type { Criterio } from '@bandiera/domain'
import { unaAzienda, unBando } from '@bandiera/testing'
import { createPairJudge } from '../../parts/engine-client/match.ts'
import { criteriRows } from './comparison.tsx'

const match = createPairJudge({ oggi: '2026-11-21', nucleo: false })
const azienda = unaAzienda()
const of = (...criteri: Criterio[]) => match({ azienda, bando: unBando({ data: { criteri } }), intera: azienda })
const durc: Criterio = { id: 'd', tipo: 'regolarita', richieste: ['durc'] }
const all: Criterio = { id: 't', tipo: 'ateco', tutti: true }

it('aligns criteria by kind, what all ask for first', () => {
  const righe = criteriRows([of(durc, all), of(all), of()])
  expect(righe.map(({ tipo, cells }) => [tipo, cells.map((one) => one.length)])).toEqual([
    ['ateco', [1, 1, 0]],
    ['regolarita', [1, 0, 0]],
  ])
})
