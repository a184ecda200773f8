import { screen, within } from '@testing-library/react'
import { generation, openPortal, withoutBandi } from '../../test/open-portal.tsx'

const heading = (name: string) => screen.findByRole('heading', { name })
const menu = () => within(screen.getByRole('navigation', { name: 'Principale' }))
const notice = () => screen.findByText(/^Aggiornamento di Bandi 1\.1\.0/)
const useNow = () => screen.queryByRole('button', { name: 'Usa ora' })

it('shows the menu of the modules that the tenant runs from now on, without loading the page again', async () => {
  const { publish, reloads, requests } = await openPortal('/dashboard')
  await publish(generation(2, '1.1.0'))
  expect(menu().getByRole('link', { name: 'Bandi 1.1.0' })).toBeVisible()
  expect(requests[0]).toEqual({ path: '/api/moduli/manifesto', authorization: expect.stringMatching(/^Bearer /) })
  expect(reloads).toEqual([])
})

it('keeps an open page and those of the same module as they are, and shows the new version at the next entry', async () => {
  const { publish, go, user } = await openPortal('/bandi')
  await publish(generation(2, '1.1.0'))
  expect(await heading('mf-bandi 1.0.0 elenco')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Un bando' }))
  expect(await heading('mf-bandi 1.0.0 dettaglio b1')).toBeVisible()
  await go('/aziende')
  await go('/bandi')
  expect(await heading('mf-bandi 1.1.0 elenco')).toBeVisible()
})

it('enters the new version through a page that only it has', async () => {
  const { publish, user } = await openPortal('/bandi')
  await publish(generation(2, '1.1.0'))
  await user.click(screen.getByRole('link', { name: 'Archivio' }))
  expect(await heading('mf-bandi 1.1.0 dettaglio')).toBeVisible()
})

it('keeps the parts on the page of another module until one leaves it', async () => {
  const { publish, go } = await openPortal('/dashboard')
  expect(await heading('mf-bandi 1.0.0 riquadro')).toBeVisible()
  await publish(generation(2, '1.1.0'))
  expect(await heading('mf-bandi 1.0.0 riquadro')).toBeVisible()
  await go('/aziende')
  await go('/dashboard')
  expect(await heading('mf-bandi 1.1.0 riquadro')).toBeVisible()
})

it('offers the new version in place, and first asks to save what was typed', async () => {
  const { publish, user, where } = await openPortal('/bando/b7')
  await user.click(screen.getByRole('button', { name: 'Scrivi' }))
  await publish(generation(2, '1.1.0'))
  expect(await notice()).toHaveTextContent('Hai modifiche non salvate')
  expect(useNow()).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await user.click(useNow()!)
  expect(await heading('mf-bandi 1.1.0 dettaglio b7')).toBeVisible()
  expect(where()).toBe('/bando/b7')
  expect(screen.getByRole('main')).toHaveFocus()
  expect(useNow()).toBeNull()
})

it('says nothing of new versions of what is not on the page', async () => {
  const { publish } = await openPortal('/aziende')
  await publish(generation(2, '1.1.0'))
  expect(screen.queryByText(/^Aggiornamento/)).toBeNull()
})

it('says that the page open now has gone from the portal, and leaves it open until one leaves it', async () => {
  const { publish, user, go } = await openPortal('/bandi')
  await user.click(screen.getByRole('button', { name: 'Scrivi' }))
  await publish(withoutBandi(2))
  const line = await screen.findByText(/^Il portale non ha più Bandi/)
  expect(line).toHaveTextContent('Hai modifiche non salvate: puoi ancora salvarle.')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  expect(line).toHaveTextContent('Questa pagina resta qui finché non ne apri un’altra.')
  expect(await heading('mf-bandi 1.0.0 elenco')).toBeVisible()
  await go('/aziende')
  expect(screen.queryByText(/^Il portale non ha più/)).toBeNull()
})
