import type { Bando, Criterio } from '@bandiera/domain'
import { unBando } from '@bandiera/factories'
import { inSteps } from './snapshot.ts'

const dove: Criterio = { id: 'dove', tipo: 'territorio', regioni: ['03'] }
const settore: Criterio = { id: 'settore', tipo: 'ateco', tutti: true }
const chi: Criterio = { id: 'chi', tipo: 'tipoSoggetto', ammessi: ['Impresa'] }
const bando = (criteri: Criterio[], redazione: 'pubblicato' | 'bozza' = 'pubblicato') =>
  unBando({ data: { redazione, criteri } })
const asked = (bandi: Bando[]) => [...inSteps(bandi)].map(({ data }) => data.criteri?.map(({ id }) => id).join(' '))

it('brings a grant once for each thing that no grant before it asked', () => {
  expect(asked([bando([dove, settore, chi])])).toEqual(['dove', 'dove settore', 'dove settore chi'])
  expect(asked([bando([dove]), bando([dove, settore]), bando([chi, dove, settore])])).toEqual([
    'dove',
    'dove settore',
    'chi',
    'chi dove settore',
  ])
})

it('ends with every grant as it is', () => {
  const bandi = [bando([dove, settore]), bando([]), bando([settore, chi, dove])]
  const last = new Map([...inSteps(bandi)].map((one) => [one._id, one]))
  expect([...last.values()]).toEqual(bandi)
})

it('does not count unpublished grants: no engine is asked about them', () => {
  expect(asked([bando([dove, settore], 'bozza'), bando([dove, settore])])).toEqual([
    'dove settore',
    'dove',
    'dove settore',
  ])
})
