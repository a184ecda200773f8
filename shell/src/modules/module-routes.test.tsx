import type { Role } from '@bandiera/domain'
import { Slot, type ModuleDefinition } from '@bandiera/platform'
import { renderScreen, unUsr } from '@bandiera/testing'
import type { InstalledModule, TenantManifest } from '@bandiera/wire'
import { screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { Link, useParams, useRoutes } from 'react-router-dom'
import { createModuleLoader, type ModuleLoader } from './fallback.ts'
import { createReleaseLoader } from './module-loader.ts'
import { createModuleRoutes } from './module-routes.tsx'
import { SlotsProvider } from './slots-provider.tsx'

const Bandi = () => <h1>Elenco dei bandi</h1>
const Bando = () => <h1>Bando {useParams().id}</h1>
const Scheda = ({ aziendaId }: { aziendaId: string }) => <p>bandi di {aziendaId}</p>
const Rotta = () => {
  throw new Error('planted')
}

let answers: (ComponentType<never> | Error)[]
let asked: string[]
beforeEach(() => {
  answers = []
  asked = []
  jest.spyOn(console, 'error').mockImplementation()
  globalThis.fetch = async () => new Response(null, { status: 503 })
})
afterEach(() => jest.restoreAllMocks())

it('shows the screen of the address, with its parameters', async () => {
  show('/bando/b7', [Bando])
  expect(await screen.findByRole('heading', { name: 'Bando b7' })).toBeVisible()
})

it('shows a screen in the first frame when its code is already here', async () => {
  const loader = loaderOf([Bandi])
  await loader.show(bandi, 'elenco')
  showWith(loader, '/bandi')
  expect(screen.getByRole('heading', { name: 'Elenco dei bandi' })).toBeVisible()
})

it.each<[string, Role, Partial<TenantManifest>]>([
  ['a role that may not', 'professionista', {}],
  ['a tenant that switched the feature off', 'gestore', { features: [] }],
])('answers %s as if the page did not exist, and loads nothing', (_, role, over) => {
  show('/bandi', [Bandi], { role, manifest: over })
  expect(screen.getByText('Pagina non trovata')).toBeVisible()
  expect(asked).toEqual([])
})

it('puts a card in place of a module that does not come up, and loads it on request', async () => {
  const { user } = show('/bandi', [lost(), lost(), lost(), Bandi])
  expect(await screen.findByRole('alert')).toHaveTextContent('Il modulo Bandi non risponde')
  expect(screen.getByRole('alert')).toHaveTextContent('Controlla la connessione e riprova')
  await user.click(screen.getByRole('button', { name: 'Riprova' }))
  expect(await screen.findByRole('heading', { name: 'Elenco dei bandi' })).toBeVisible()
})

it('gets over two lost files by itself', async () => {
  show('/bandi', [lost(), lost(), Bandi])
  expect(await screen.findByRole('heading', { name: 'Elenco dei bandi' })).toBeVisible()
})

it('asks once only for files that are not the published ones', async () => {
  globalThis.fetch = async (_, init) => {
    if (init?.integrity) throw new TypeError('Failed to fetch')
    return new Response('changed')
  }
  show('/bandi', [lost(), Bandi])
  expect(await screen.findByText(/non sono quelli pubblicati/)).toBeVisible()
  expect(asked).toEqual(['elenco'])
})

it('never loads a module of another contract', async () => {
  show('/bandi', [Bandi], { module: { contract: '^3.0.0' } })
  expect(await screen.findByText(/fatto per un’altra versione del portale/)).toBeVisible()
  expect(asked).toEqual([])
})

it('keeps a screen that breaks in its own place, and shows other pages', async () => {
  const { user } = show('/bandi', [Rotta, Bando])
  expect(await screen.findByText(/mentre mostrava questa pagina/)).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Un bando' }))
  expect(await screen.findByRole('heading', { name: 'Bando b1' })).toBeVisible()
})

it('fills the slots of other pages, each part with its own failure', async () => {
  show('/altro', [lost(), lost(), lost(), Scheda], {
    module: { slots: [slot('elenco', 2, 'Seconda'), slot('dettaglio', 1, 'Prima')] },
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('non risponde')
  expect(await screen.findByText('bandi di a1')).toBeVisible()
  expect(screen.getAllByRole('term').map((title) => title.textContent)).toEqual(['Prima', 'Seconda'])
})

const gate = { feature: 'bandi', roles: ['gestore'] satisfies Role[] }
const slot = (ref: string, order: number, title: string) => ({ ...gate, slot: 'azienda.scheda', ref, order, title })
const lost = () => new Error('#RUNTIME-008 ScriptNetworkError: Failed to load script')

interface Options {
  role?: Role
  manifest?: Partial<TenantManifest>
  module?: Partial<InstalledModule>
}

const show = (path: string, given: typeof answers, options: Options = {}) => showWith(loaderOf(given), path, options)

function showWith(loader: ModuleLoader, path: string, { role = 'gestore', ...options }: Options = {}) {
  const manifest = aManifest(options)
  const routes = createModuleRoutes(manifest, screens, loader)
  const App = () => useRoutes([...routes, { path: '/altro', element: <Altro /> }])
  return renderScreen(
    <SlotsProvider loader={loader} manifest={manifest}>
      <Link to="/bando/b1">Un bando</Link>
      <App />
    </SlotsProvider>,
    { path, usr: unUsr(role) },
  )
}

const screens = { notFound: <p>Pagina non trovata</p>, signInFirst: <p>Prima accedi</p> }

const Altro = () => (
  <dl>
    <Slot name="azienda.scheda" props={{ aziendaId: 'a1' }}>
      {(title, part) => (
        <>
          <dt>{title}</dt>
          <dd>{part}</dd>
        </>
      )}
    </Slot>
  </dl>
)

/** A loader whose module answers each request for a part with the next of the given answers. */
function loaderOf(given: typeof answers): ModuleLoader {
  answers = given
  const refs: ModuleDefinition['refs'] = Object.fromEntries(
    ['elenco', 'dettaglio'].map((ref) => [ref, () => next(ref)]),
  )
  const container = async () => ({ default: { refs } as ModuleDefinition })
  return createModuleLoader(createReleaseLoader({ container, hashOf: () => 'sha384-x', pauses: [0, 0] }), () => {})
}

async function next(ref: string): Promise<{ Component: ComponentType<never> }> {
  asked.push(ref)
  const answer = answers.shift()
  if (!answer || answer instanceof Error) throw answer ?? new Error('no answer left')
  return { Component: answer }
}

const aManifest = ({ manifest, module }: Options): TenantManifest => ({
  tenant: { id: 'localhost', nome: 'Prova' },
  generation: 1,
  development: true,
  features: ['bandi'],
  modules: [{ ...bandi, ...module }],
  ...manifest,
})

const bandi: InstalledModule = {
  schema: 1,
  id: 'mf-bandi',
  version: '1.0.0',
  container: 'bandi_1_0_0',
  base: '/m/mf-bandi/1.0.0/',
  entry: 'remoteEntry.js',
  contract: '^2.0.0',
  features: {},
  routes: [
    { ...gate, path: '/bandi', ref: 'elenco', title: 'Bandi' },
    { ...gate, path: '/bando/:id', ref: 'dettaglio', title: 'Bando' },
  ],
  menu: [],
  slots: [],
  files: {},
  preload: [],
}
