import type { Criterio } from '@bandiera/domain'
import { renderScreen, unaAzienda, unBando, type ScreenOptions } from '@bandiera/testing'
import { screen, waitFor } from '@testing-library/react'
import { Component } from './list.screen.tsx'

const where: Criterio = { id: 'dove', tipo: 'territorio', comuni: ['037061'], nomi: { '037061': 'Valsamoggia' } }
const bandi = [unBando({ data: { titolo: 'Appennino', criteri: [where] } })]
const aziende = [unaAzienda({ sedi: [{ tipo: 'legale', comune: '037004', comuneNome: 'Bazzano' }] })]
const open = (options: ScreenOptions = {}) => renderScreen(<Component />, { aziende, bandi, ...options })
const row = () => screen.getByRole('list', { name: /^Bandi per / }).querySelector('li')!
const panel = () => screen.getByRole('region', { name: 'Perché: Appennino' })

it('judges a company of a comune that is no more by its successor, and says what became of it', async () => {
  const { user } = open({ variazioni: { '037004': { dal: '2014-01-01', in: '037061' } } })
  await waitFor(() => expect(row()).toHaveTextContent(/requisiti 1\/4/))
  expect(row()).not.toHaveTextContent('Non ammissibile')
  await user.click(screen.getByRole('button', { name: 'Criteri: Appennino' }))
  expect(panel()).toHaveTextContent('Bazzano (Emilia-Romagna, dal 01/01/2014 parte di Valsamoggia)')
})

it('treats every comune as existing where no table was imported', async () => {
  const { user } = open()
  expect(row()).toHaveTextContent('Non ammissibile')
  await user.click(screen.getByRole('button', { name: 'Criteri: Appennino' }))
  expect(panel()).toHaveTextContent('Bazzano (Emilia-Romagna), sede legale')
})
