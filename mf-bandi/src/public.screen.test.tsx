import { renderScreen, unBando } from '@bandiera/testing'
import { screen } from '@testing-library/react'
import module from './module.ts'
import { Component } from './public.screen.tsx'

const at = { path: '/bando/voucher/655f', pattern: '/bando/:title/:id' }
const bando = unBando({ _id: '655f', data: { titolo: 'Voucher', pubblico: true } })

it('leads a visitor to the page that the server renders', () => {
  renderScreen(<Component />, { usr: null, ...at })
  expect(screen.getByRole('link', { name: 'Apri la pagina pubblica' })).toHaveAttribute('href', '/bando/voucher/655f')
})

it('shows a signed-in user the public text, and a link to the grant in the portal', () => {
  renderScreen(<Component />, { bandi: [bando], ...at })
  expect(screen.getByRole('heading', { level: 1, name: 'Voucher' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Apri la scheda nel portale' })).toHaveAttribute('href', '/bando/655f')
  expect(screen.getByRole('link', { name: /Apri la pagina pubblica/ })).toHaveAttribute('href', '/bando/voucher/655f')
})

it('shows nothing of a grant that is not public', () => {
  renderScreen(<Component />, { bandi: [{ ...bando, data: { ...bando.data, pubblico: false } }], ...at })
  expect(screen.queryByText('Voucher')).toBeNull()
})

it('is the only public route, and the menu of an admin has no Bandi', () => {
  expect(module.routes.filter((route) => 'public' in route).map((route) => route.path)).toEqual(['/bando/:title/:id'])
  expect(module.menu[0]?.roles).toEqual(['editore', 'gestore', 'professionista'])
})
