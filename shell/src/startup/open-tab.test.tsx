import { unUsr } from '@bandiera/testing'
import { screen, within } from '@testing-library/react'
import { aManifest } from '../../test/a-manifest.ts'
import { renderShell } from '../../test/render-shell.tsx'
import { openTab, ReducedCatalogue } from './open-tab.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(() => history.replaceState(null, '', '/'))

async function openAt(address: string) {
  history.replaceState(null, '', address)
  const { catalogue, warning, Banner } = await openTab(aManifest())
  const putBack = (id: string) => (catalogue as ReducedCatalogue).putBack(id)
  return { catalogue, warning, Banner, putBack, ids: catalogue.get().modules.map(({ id }) => id) }
}

it('leaves out the modules that the address names, and keeps the rest of the address', async () => {
  const { ids } = await openAt('/bandi?senza=mf-rent,mf-bandi&q=a')
  expect(ids).not.toContain('mf-bandi')
  expect(ids).not.toContain('mf-rent')
  expect(ids).toContain('mf-aziende')
  expect(location.pathname + location.search).toBe('/bandi?q=a')
})

it('stays so for the tab until a module is put back', async () => {
  await openAt('/?senza=mf-bandi')
  const { putBack, ids } = await openAt('/')
  expect(ids).not.toContain('mf-bandi')
  putBack('mf-bandi')
  expect((await openAt('/')).ids).toContain('mf-bandi')
})

it('leaves a module out of newer manifests too', async () => {
  const { catalogue } = await openAt('/?senza=mf-bandi')
  catalogue.take({ ...aManifest(), generation: 2 })
  expect(catalogue.get().modules.map(({ id }) => id)).not.toContain('mf-bandi')
})

it('ignores names that are none of a module, and tells which', async () => {
  const { warning, ids } = await openAt('/?senza=mf-boh,, mf-bandi')
  expect(warning).toBe('Questo portale non ha moduli di nome mf-boh: li ho ignorati.')
  expect(ids).toHaveLength(aManifest().modules.length - 1)
})

it('shows neither menu nor page of the module, says so, and brings both back', async () => {
  const { catalogue, Banner } = await openAt('/?senza=mf-bandi')
  const { user, go } = await renderShell({ signedIn: unUsr('gestore'), catalogue, Banner })
  const menu = within(screen.getByRole('navigation', { name: 'Principale' }))
  expect(menu.queryByRole('link', { name: 'Bandi' })).toBeNull()
  await go('/bandi')
  expect(screen.getByRole('heading', { name: 'Pagina non trovata' })).toBeVisible()
  expect(await screen.findByText(/^Questa scheda funziona senza mf-bandi/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Rimetti mf-bandi' }))
  expect(menu.getByRole('link', { name: 'Bandi' })).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Schermata' })).toBeVisible()
})
