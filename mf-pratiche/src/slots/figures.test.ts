import { unaPratica } from '@bandiera/testing'
import { byMonth, byState, successOf } from './figures.ts'

it('counts by state, those of the usual way also when there are none', () => {
  const states = byState([unaPratica({ stato: 'sospesa' }), unaPratica({ stato: 'chiusa' }), unaPratica()])
  expect(states.filter(({ value }) => value > 0).map(({ stato }) => stato)).toEqual(['bozza', 'sospesa'])
  expect(states.map(({ stato }) => stato)).not.toContain('contestazione')
})

it('sums what was asked for and granted month by month, each on its own day', () => {
  const pratica = unaPratica({
    dataInvio: '2026-09-03',
    agevolazioneRichiesta: 100,
    dataConcessione: '2026-11-20',
    agevolazioneConcessa: 80,
  })
  const months = byMonth([pratica], '2026-11-21', 3)
  expect(months.map(({ richiesto, concesso }) => [richiesto, concesso])).toEqual([
    [100, 0],
    [0, 0],
    [0, 80],
  ])
})

it('is a rate of what was decided, and nothing while nothing was', () => {
  expect(successOf([unaPratica(), unaPratica({ stato: 'rinunciata' })]).percento).toBeNull()
  const decided = [
    unaPratica({ stato: 'chiusa' }),
    unaPratica({ stato: 'concessa' }),
    unaPratica({ stato: 'respinta' }),
  ]
  expect(successOf(decided)).toEqual({ concesse: 2, decise: 3, percento: 67 })
})
