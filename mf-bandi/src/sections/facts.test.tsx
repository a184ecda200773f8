import { type BandoData } from '@bandiera/domain'
import { renderScreen, unBando } from '@bandiera/testing'
import { screen, within } from '@testing-library/react'
import { Component } from '../detail.screen.tsx'

function open(data: Partial<BandoData>) {
  const bando = unBando({ data })
  return renderScreen(<Component />, { bandi: [bando], path: `/bando/${bando._id}`, pattern: '/bando/:id' })
}

const factsOf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .queryAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)

it('says which dates the grant does not state, and guesses none', () => {
  open({ dataApertura: undefined, dataChiusura: undefined })
  expect(screen.getByRole('region', { name: 'Date' })).toHaveTextContent('Date non ancora note')
  expect(factsOf('Date')).toEqual(['Apertura: Non indicata', 'Chiusura: Non indicata', 'Procedura: Non indicata'])
})

it('says how one applies, and that a grant has closed', () => {
  open({ dataApertura: '2020-01-02', dataChiusura: '2020-03-31', oraChiusura: '12:00', procedura: 'graduatoria' })
  expect(screen.getByRole('region', { name: 'Date' })).toHaveTextContent('Chiuso il 31/03/2020')
  expect(factsOf('Date')).toEqual([
    'Apertura: 02/01/2020',
    'Chiusura: 31/03/2020, ore 12:00',
    'Procedura: A graduatoria',
  ])
})

it('has the amounts that the record has, with the forms of aid', () => {
  open({ agevolazioneMin: 5000, agevolazioneMax: 50_000, intensita: 50, stanziamento: 2e6, forme: ['Prestito'] })
  expect(factsOf('Che cosa offre').map((fact) => fact.replaceAll('\u00a0', ' '))).toEqual([
    'Agevolazione: da 5.000 € a 50.000 €',
    'Intensità: 50 %',
    'Stanziamento: 2.000.000 €',
    'Forma: Prestito',
  ])
})

it('says that the grant states no amount', () => {
  open({})
  expect(factsOf('Che cosa offre')).toEqual([])
  expect(screen.getByRole('region', { name: 'Che cosa offre' })).toHaveTextContent('Il bando non lo indica')
})
