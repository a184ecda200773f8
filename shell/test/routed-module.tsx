import type { Role } from '@bandiera/domain'
import { Slot, type ModuleDefinition } from '@bandiera/platform'
import { renderScreen, unUsr } from '@bandiera/testing'
import type { InstalledModule, TenantManifest } from '@bandiera/wire'
import { Link, useRoutes } from 'react-router-dom'
import { createModuleLoader, createReleaseLoader, type ModuleLoader } from '../src/modules/loader.ts'
import { createModuleRoutes } from '../src/modules/module-routes.tsx'
import { SlotsProvider } from '../src/modules/slots-provider.tsx'
import type { Answer } from './hand-releases.tsx'

interface Options {
  role?: Role
  manifest?: Partial<TenantManifest>
  module?: Partial<InstalledModule>
}

/** The page at an address of a portal with one module, which answers each request for a part with the next of these. */
export function show(path: string, answers: Answer[], options: Options = {}) {
  const { loader, asked } = loaderOf(answers)
  return { ...showWith(loader, path, options), asked }
}

export function showWith(loader: ModuleLoader, path: string, { role = 'gestore', ...options }: Options = {}) {
  const manifest = aManifest(options)
  const routes = createModuleRoutes(manifest, screens, loader)
  const App = () => useRoutes([...routes, { path: '/altro', element: <OtherPage /> }])
  return renderScreen(
    <SlotsProvider loader={loader} manifest={manifest}>
      <Link to="/bando/b1">Un bando</Link>
      <App />
    </SlotsProvider>,
    { path, usr: unUsr(role) },
  )
}

/** A loader whose module answers each request for a part with the next of the given answers, and what it was asked for. */
export function loaderOf(answers: Answer[]): { loader: ModuleLoader; asked: string[] } {
  const asked: string[] = []
  const next = async (ref: string) => {
    asked.push(ref)
    const answer = answers.shift()
    if (!answer || answer instanceof Error) throw answer ?? new Error('no answer left')
    return { Component: answer }
  }
  const refs: ModuleDefinition['refs'] = Object.fromEntries(
    ['elenco', 'dettaglio'].map((ref) => [ref, () => next(ref)]),
  )
  const container = async () => ({ default: { refs } as ModuleDefinition })
  const releases = createReleaseLoader({ container, hashOf: () => 'sha384-x', pauses: [0, 0] })
  return { loader: createModuleLoader(releases, () => {}), asked }
}

/** A part that the module adds to the page of a company. */
export const slot = (ref: string, order: number, title: string) => ({
  ...gate,
  slot: 'azienda.scheda',
  ref,
  order,
  title,
})

const screens = { notFound: <p>Pagina non trovata</p>, signInFirst: <p>Prima accedi</p> }

const OtherPage = () => (
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

const gate = { feature: 'bandi', roles: ['gestore'] satisfies Role[] }

const aManifest = ({ manifest, module }: Options): TenantManifest => ({
  tenant: { id: 'localhost', nome: 'Prova' },
  generation: 1,
  development: true,
  features: ['bandi'],
  modules: [{ ...bandi, ...module }],
  ...manifest,
})

/** The module: a list and a page for each of its entries, for a gestore. */
export const bandi: InstalledModule = {
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
