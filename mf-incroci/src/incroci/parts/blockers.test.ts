import type { Criterio } from '@bandiera/domain'
import { unaAzienda, unBando } from '@bandiera/testing'
import { createPairJudge } from '../../parts/engine-client/match.ts'
import { blockersOf } from './blockers.tsx'

const match = createPairJudge({ oggi: '2026-11-21', nucleo: false })
const azienda = unaAzienda()
const against = (...criteri: Criterio[]) => match({ azienda, bando: unBando({ data: { criteri } }), intera: azienda })
const puglia: Criterio = { id: 'puglia', tipo: 'territorio', regioni: ['16'] }
const sicilia: Criterio = { id: 'sicilia', tipo: 'territorio', regioni: ['19'] }
const large: Criterio = { id: 'grandi', tipo: 'dimensione', ammesse: ['grande'] }
const women: Criterio = { id: 'donne', tipo: 'qualifica', unaDi: ['femminile'] }

it('counts a group of alternatives as one block, and only when all of them fail', () => {
  const group = [puglia, sicilia].map((one) => ({ ...one, gruppo: 'sud' }))
  const { criteri } = against(...group).valutazione
  expect(blockersOf(criteri).map((block) => block.map((one) => one.id))).toEqual([['puglia', 'sicilia']])
  expect(blockersOf(against(...group, { ...women, gruppo: 'sud' }).valutazione.criteri)).toEqual([])
})

it('is not blocked by a preference', () => {
  expect(blockersOf(against({ ...large, vincolante: false }).valutazione.criteri)).toEqual([])
})
