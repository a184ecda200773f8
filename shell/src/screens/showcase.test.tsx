import { unUsr } from '@bandiera/testing'
import * as ui from '@bandiera/ui'
import { sections, showcaseTexts } from '@bandiera/ui/showcase'
import { screen } from '@testing-library/react'
import { aManifest } from '../../test/a-manifest.ts'
import { renderShell } from '../../test/render-shell.tsx'

const icons = Object.keys(ui).filter((name) => name.endsWith('Icon') && name !== 'PortalIcon')

it('shows every section, every icon and the states of a field', async () => {
  await renderShell({ signedIn: unUsr('gestore'), path: '/vetrina', unstyled: true })
  await screen.findByRole('heading', { name: showcaseTexts.titolo, level: 1 })
  const titles = screen.getAllByRole('heading', { level: 2, hidden: true }).map((one) => one.textContent)
  expect(titles).toEqual(expect.arrayContaining(sections.map(([id]) => showcaseTexts.sezioni[id])))
  for (const icon of icons) expect(screen.getByText(icon)).toBeInTheDocument()
  for (const state of Object.values(showcaseTexts.stato)) expect(screen.getAllByText(state).length).toBeGreaterThan(0)
})

it('does not exist in production', async () => {
  await renderShell({
    signedIn: unUsr('gestore'),
    path: '/vetrina',
    manifest: { ...aManifest(), development: false },
  })
  expect(await screen.findByRole('heading', { name: 'Pagina non trovata' })).toBeVisible()
})
