import { SlotsContext, type SlotSource } from '@bandiera/platform'
import { renderScreen, unaAzienda, unBando } from '@bandiera/testing'
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

it('names no company, although the user has some that fit', () => {
  const part = { id: 'matches', title: 'Aziende compatibili', Component: () => <p>Rossi Srl</p> }
  renderScreen(
    <SlotsContext value={(() => [part]) as unknown as SlotSource}>
      <Component />
    </SlotsContext>,
    { bandi: [bando], aziende: [unaAzienda({ ragioneSociale: 'Rossi Srl' })], ...at },
  )
  expect(screen.getByRole('region', { name: 'Chi può partecipare' })).toBeVisible()
  expect(screen.queryByText('Rossi Srl')).toBeNull()
  expect(screen.queryByText('Aziende compatibili')).toBeNull()
})

it('shows nothing of a grant that is not public', () => {
  renderScreen(<Component />, { bandi: [{ ...bando, data: { ...bando.data, pubblico: false } }], ...at })
  expect(screen.queryByText('Voucher')).toBeNull()
})

it('is the only public route, and the menu of an admin has no Bandi', () => {
  expect(module.routes.filter((route) => 'public' in route).map((route) => route.path)).toEqual(['/bando/:title/:id'])
  expect(module.menu[0]?.roles).toEqual(['editore', 'gestore', 'professionista'])
})
