import type { Role } from '@bandiera/domain'
import type { TenantManifest } from '@bandiera/wire'
import { screen } from '@testing-library/react'
import { useParams } from 'react-router-dom'
import { bandi, loaderOf, show, showWith } from '../../test/routed-module.tsx'

const Bandi = () => <h1>Elenco dei bandi</h1>
const Bando = () => <h1>Bando {useParams().id}</h1>

it('shows the screen of the address, with its parameters', async () => {
  show('/bando/b7', [Bando])
  expect(await screen.findByRole('heading', { name: 'Bando b7' })).toBeVisible()
})

it('shows a screen in the first frame when its code is already here', async () => {
  const { loader } = loaderOf([Bandi])
  await loader.show(bandi, 'elenco')
  showWith(loader, '/bandi')
  expect(screen.getByRole('heading', { name: 'Elenco dei bandi' })).toBeVisible()
})

it.each<[string, Role, Partial<TenantManifest>]>([
  ['a role that may not', 'professionista', {}],
  ['a tenant that switched the feature off', 'gestore', { features: [] }],
])('answers %s as if the page did not exist, and loads nothing', (_, role, over) => {
  const { asked } = show('/bandi', [Bandi], { role, manifest: over })
  expect(screen.getByText('Pagina non trovata')).toBeVisible()
  expect(asked).toEqual([])
})
