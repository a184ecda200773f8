import { leImpostazioni, renderScreen, unIstituto, unUsr } from '@bandiera/testing'
import { screen } from '@testing-library/react'
import module from '../module.ts'
import { Component as Credito } from './credito.screen.tsx'
import { Component as Elenco } from './istituti-list.screen.tsx'
import { Component as Dettaglio } from './istituto-detail.screen.tsx'
import { Component as Prestiti } from './prestiti.screen.tsx'

it('counts institutes and products as they arrive', () => {
  const { feed } = renderScreen(<Elenco />, { usr: unUsr('editore') })
  expect(screen.getByText('Non c’è ancora nessun istituto.')).toBeVisible()
  feed.update('istituti', unIstituto())
  expect(screen.getByText('Ci sono già 1 istituto con 1 prodotto.')).toBeVisible()
})

it('shows one institute with its products, or that it is not there', () => {
  const istituto = unIstituto({ nome: 'Banca del Borgo' })
  const { unmount } = renderScreen(<Dettaglio />, {
    istituti: [istituto],
    path: `/istitutiCredito/${istituto._id}`,
    pattern: '/istitutiCredito/:id',
  })
  expect(screen.getByRole('heading', { name: 'Banca del Borgo' })).toBeVisible()
  expect(screen.getByText('Mutuo chirografario')).toBeVisible()
  unmount()
  renderScreen(<Dettaglio />, { path: '/istitutiCredito/x', pattern: '/istitutiCredito/:id' })
  expect(screen.getByRole('heading', { name: 'Non trovato' })).toBeVisible()
})

it.each([
  [undefined, 'FINANZIAMENTI'],
  ['sofabis', 'CALCOLO KPI'],
] as const)('names the credit page of the white label %s %s', (variante, title) => {
  renderScreen(<Credito />, { settings: leImpostazioni({ ...(variante && { variante }) }) })
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

it('leads on from the loan page when it is opened as a page of its own', () => {
  renderScreen(<Prestiti />)
  expect(screen.getByRole('link', { name: 'Trova i bandi adatti a un’azienda' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Chiudi' })).toHaveAttribute('href', '/')
})

it('leaves closing the loan page to the frame of its popup', () => {
  renderScreen(<Prestiti />, { inPopup: true })
  expect(screen.getByRole('heading', { level: 1, name: 'PRESTITI' })).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})

it('declares its menu as the specification says', () => {
  const entry = (id: string) => module.menu.find((one) => one.id === id)
  expect(entry('credito')).toMatchObject({
    label: 'FINANZIAMENTI',
    whenSome: 'istituti',
    labelPerVariante: { sofabis: 'CALCOLO KPI' },
  })
  expect(entry('istituti')).toMatchObject({ label: 'Istituti credito', roles: ['editore', 'admin'] })
  expect(entry('prestiti')).toMatchObject({
    popup: true,
    varianti: ['agevolaitalia', 'sofabis'],
    roles: ['gestore', 'professionista', 'admin'],
  })
})
