import { leImpostazioni, unUsr } from '@bandiera/testing'
import { screen } from '@testing-library/react'
import { aManifest, USUAL } from '../../test/a-manifest.ts'
import { renderShell } from '../../test/render-shell.tsx'

const chapter = 'Siti di altri dentro il portale'

it('says nothing of other sites where the portal shows none', async () => {
  await renderShell({ path: '/privacy' })
  expect(await screen.findByRole('heading', { name: 'I tuoi diritti' })).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: chapter })).toBeNull()
})

it('names the rental site that the portal shows', async () => {
  await renderShell({
    path: '/privacy',
    signedIn: unUsr('gestore'),
    manifest: aManifest('rent', [...USUAL, 'rent']),
    settings: [leImpostazioni({ affittiUrl: 'https://case.prova.test/x' })],
  })
  expect(await screen.findByRole('heading', { name: chapter })).toBeInTheDocument()
  expect(screen.getByText(/il sito degli affitti case\.prova\.test/)).toBeInTheDocument()
})

it('tells a visitor of the rental site too', async () => {
  await renderShell({ path: '/privacy', manifest: aManifest('rent', [...USUAL, 'rent']) })
  expect(await screen.findByText(/il sito degli affitti di un altro gestore/)).toBeInTheDocument()
})
