import { leImpostazioni, renderScreen, unUsr } from '@bandiera/testing'
import { screen } from '@testing-library/react'
import module from '../module.ts'
import { Component as Account } from './account.screen.tsx'
import { Component as Impostazioni } from './impostazioni.screen.tsx'
import { Component as Registrazione } from './registrazione.screen.tsx'
import { Component as ResetPwd } from './reset-pwd.screen.tsx'
import { Component as Utente } from './utente-detail.screen.tsx'
import { Component as Utenti } from './utenti-list.screen.tsx'

it('shows a professionista its own data and the name of its manager', () => {
  renderScreen(<Account />, { usr: unUsr('professionista'), utenti: [unUsr('gestore')] })
  expect(screen.getByText('Piero Professa')).toBeVisible()
  expect(screen.getByText('professionista@esempio.test')).toBeVisible()
  expect(screen.getByText('Gina Gestisce')).toBeVisible()
})

it('sends every role to its own work meanwhile', () => {
  renderScreen(<Account />, { usr: unUsr('editore') })
  expect(screen.getByRole('link', { name: 'Vai ai bandi' })).toHaveAttribute('href', '/bandi')
})

it('counts the people an admin sees', () => {
  renderScreen(<Utenti />, { usr: unUsr('admin'), utenti: [unUsr('gestore'), unUsr('editore')] })
  expect(screen.getByText('Vedi già 3 persone di questo portale.')).toBeVisible()
})

it('shows one person, or that there is none', () => {
  const gestore = unUsr('gestore')
  const options = { usr: unUsr('admin'), utenti: [gestore], pattern: '/utenti/:id' }
  const { unmount } = renderScreen(<Utente />, { ...options, path: `/utenti/${gestore._id}` })
  expect(screen.getByRole('heading', { name: 'Gina Gestisce' })).toBeVisible()
  unmount()
  renderScreen(<Utente />, { ...options, path: '/utenti/nessuno' })
  expect(screen.getByRole('heading', { name: 'Non trovato' })).toBeVisible()
})

it('shows which portal the settings belong to', () => {
  renderScreen(<Impostazioni />, {
    usr: unUsr('admin'),
    settings: leImpostazioni({ mailContatti: 'aiuto@esempio.test' }),
  })
  expect(screen.getByText('localhost')).toBeVisible()
  expect(screen.getByText('aiuto@esempio.test')).toBeVisible()
})

it.each([
  ['registration', <Registrazione key="r" />, 'Registrazione'],
  ['password reset', <ResetPwd key="p" />, 'Reimposta password'],
])('opens the page of %s without a user and leads to the login', (_name, element, title) => {
  renderScreen(element, { usr: null })
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Accedi' })).toHaveAttribute('href', '/login')
})

it('declares what each role reaches', () => {
  const route = (path: string) => module.routes.find((one) => one.path === path)
  expect(module.menu.map(({ label, roles }) => [label, roles])).toEqual([
    ['Utenti', ['admin']],
    ['Impostazioni', ['editore', 'admin']],
  ])
  expect(route('/registrazione/:jwt')?.public).toBe(true)
  expect(route('/resetPwd/:jwt')?.public).toBe(true)
  expect(route('/utenti')?.roles).toEqual(['admin'])
})
