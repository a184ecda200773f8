import { movedCriteri, movedSedi } from './comuni-changes.ts'
import type { Criterio } from '../criterio/criterio.ts'

const variati = {
  '090047': { dal: '2026-01-01', in: '113017', stesso: true },
  '041033': { dal: '2021-06-17', in: '099030', stesso: true },
  '049015': { dal: '2018-01-01', in: '049021' },
  '111001': { dal: '2030-01-01', in: '118001', stesso: true },
}
const quando = { variati, oggi: '2026-11-27' }

it.each([
  [
    { comune: '090047', comuneNome: 'Olbia', provincia: '090', regione: '20' },
    { comune: '113017', comuneNome: 'Olbia', provincia: '113', regione: '20' },
  ],
  [
    { comune: '041033', provincia: '041', regione: '11' },
    { comune: '099030', provincia: '099', regione: '08' },
  ],
  [{ provincia: '092' }, { provincia: '118', regione: '20' }],
])('moves %j to %j', (sede, moved) => {
  expect(movedSedi([{ tipo: 'legale', indirizzo: 'Via Po 1', ...sede }], quando)).toEqual([
    { tipo: 'legale', indirizzo: 'Via Po 1', ...moved },
  ])
})

it.each([
  [{ comune: '016091', provincia: '016' }],
  [{ comune: '049015', comuneNome: 'Rio Marina' }],
  [{ provincia: '090', regione: '20' }],
  [{ provincia: '111' }],
  [{ comune: '111001' }],
  [{}],
])('leaves %j as it is', (sede) => {
  const sedi = [{ tipo: 'legale' as const, ...sede }]
  expect(movedSedi(sedi, quando)).toBe(sedi)
})

it('moves the places of grants, with their names', () => {
  const criteri: Criterio[] = [
    {
      id: 'a',
      tipo: 'territorio',
      comuni: ['090047', '113017', '049015'],
      nomi: { '090047': 'Olbia', '049015': 'Rio Marina' },
    },
    { id: 'b', tipo: 'territorio', province: ['090', '091', '092', '095', '016'] },
    { id: 'c', tipo: 'libero', testo: 'x' },
  ]
  expect(movedCriteri(criteri, quando)).toEqual([
    { id: 'a', tipo: 'territorio', comuni: ['113017', '049015'], nomi: { '113017': 'Olbia', '049015': 'Rio Marina' } },
    { id: 'b', tipo: 'territorio', province: ['112', '113', '091', '092', '115', '016'] },
    { id: 'c', tipo: 'libero', testo: 'x' },
  ])
})

it('gives the same lists back when nothing moves, and what another version stored', () => {
  const criteri: Criterio[] = [{ id: 'a', tipo: 'territorio', regioni: ['20'] }]
  expect(movedCriteri(criteri, quando)).toBe(criteri)
  expect([movedSedi(undefined, quando), movedSedi('Via Po' as never, quando)]).toEqual([undefined, 'Via Po'])
})
