import { renderScreen } from '@bandiera/testing'
import { screen } from '@testing-library/react'
import module from '../module.ts'
import { Component } from './bando-public.screen.tsx'

it('is honest about what it will show, and leads to the login and back to this grant', () => {
  renderScreen(<Component />, { usr: null, path: '/bando/voucher/655f', pattern: '/bando/:title/:id' })
  expect(screen.getByText('In arrivo')).toBeVisible()
  expect(screen.getByRole('link', { name: /Accedi/ })).toHaveAttribute('href', '/login?redirectTo=%2Fbando%2F655f')
})

it('leads who is signed in straight to the grant', () => {
  renderScreen(<Component />, { path: '/bando/voucher/655f', pattern: '/bando/:title/:id' })
  expect(screen.getByRole('link', { name: 'Apri la scheda del bando' })).toHaveAttribute('href', '/bando/655f')
})

it('is the only public route, and the menu of an admin has no Bandi', () => {
  expect(module.routes.filter((route) => 'public' in route).map((route) => route.path)).toEqual(['/bando/:title/:id'])
  expect(module.menu[0]?.roles).toEqual(['editore', 'gestore', 'professionista'])
})
