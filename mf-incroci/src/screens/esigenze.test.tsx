import { leImpostazioni, renderScreen, unUsr } from '@bandiera/testing'
import { screen } from '@testing-library/react'
import module from '../module.ts'
import { Component } from './esigenze.screen.tsx'

it('is honest about what it will do, with what the catalogue already holds', () => {
  const settings = leImpostazioni({ esigenze: [{ id: 'e1', nome: 'Digitalizzare', obiettivi: ['Digitalizzazione'] }] })
  renderScreen(<Component />, { usr: unUsr('editore'), settings })
  expect(screen.getByText('In arrivo')).toBeVisible()
  expect(screen.getByText('Il catalogo ha già 1 esigenza, in uso negli incroci.')).toBeVisible()
})

it('opens matches to who follows companies and needs to who curates grants', () => {
  const roles = Object.fromEntries(module.menu.map(({ to, roles: allowed }) => [to, allowed]))
  expect(roles).toEqual({
    '/incroci': ['admin', 'gestore', 'professionista'],
    '/esigenze': ['editore', 'admin'],
  })
  expect(Object.fromEntries(module.routes.map(({ path, roles: allowed }) => [path, allowed]))).toEqual(roles)
})
