import { unUsr } from '@bandiera/testing'
import { DEVELOPMENT_PATHS, SHELL_PATHS } from '@bandiera/wire'
import { screen, within } from '@testing-library/react'
import type { RouteObject } from 'react-router-dom'
import { aManifest, USUAL } from '../test/a-manifest.ts'
import { renderShell } from '../test/render-shell.tsx'
import { Catalogue, type ModuleLoader } from './modules/index.ts'
import { createRoutes } from './routes.tsx'

const kinds = {
  visitor: undefined,
  admin: unUsr('admin'),
  editore: unUsr('editore'),
  gestore: unUsr('gestore'),
  professionista: unUsr('professionista'),
  developer: unUsr('gestore', { developer: true }),
}
type Kind = keyof typeof kinds
const everybody: Kind[] = ['admin', 'editore', 'gestore', 'professionista', 'developer']
const staff: Kind[] = ['gestore', 'professionista', 'developer']
const notEditore: Kind[] = ['admin', ...staff]
const deleters: Kind[] = ['admin', 'editore', 'gestore', 'developer']
const curators: Kind[] = ['admin', 'editore']

/** Route table of the specification, section 2: who of those who are signed in is shown the page. */
const table: [path: string, page: string, who: Kind[]][] = [
  ['/aziende', 'Aziende', notEditore],
  ['/azienda/a1', 'Azienda', notEditore],
  ['/utenti', 'Utenti', ['admin', 'gestore', 'developer']],
  ['/utenti/u1', 'Utenti', ['admin', 'gestore', 'developer']],
  ['/bandi', 'Bandi', everybody],
  ['/bando/b1', 'Bando', everybody],
  ['/bando/un-titolo/b1', 'Bando', everybody],
  ['/istitutiCredito', 'Istituti credito', curators],
  ['/istitutiCredito/i1', 'Istituti credito', curators],
  ['/pratiche', 'Pratiche', notEditore],
  ['/pratica/p1', 'Pratica', notEditore],
  ['/incroci', 'Incroci', notEditore],
  ['/credito', 'Finanziamenti', staff],
  ['/archivio', 'Archivio', everybody],
  ['/cestino', 'Cestino', deleters],
  ['/dashboard', 'Dashboard', everybody],
  ['/account', 'Account', everybody],
  ['/impostazioni', 'Impostazioni', curators],
  ['/esigenze', 'Esigenze', curators],
  ['/registrazione', 'Registrazione', everybody],
  ['/resetPwd', 'Reimposta password', everybody],
  ['/registrazione/jwt', 'Registrazione', everybody],
  ['/resetPwd/jwt', 'Reimposta password', everybody],
  ['/privacy', 'Privacy', everybody],
  ['/accessibilita', 'Accessibilità', everybody],
  ['/tutorial', 'Pagina non trovata', []],
  ['/rent', 'Pagina non trovata', []],
  ['/prestiti', 'Pagina non trovata', []],
  ['/una/via/qualsiasi', 'Pagina non trovata', []],
]

/** What a visitor is shown without a redirect. */
const open: Record<string, string> = {
  '/bando/un-titolo/b1': 'Bando',
  '/bando/b1': 'Bando',
  '/registrazione': 'Registrazione',
  '/resetPwd': 'Reimposta password',
  '/registrazione/jwt': 'Registrazione',
  '/resetPwd/jwt': 'Reimposta password',
  '/privacy': 'Privacy',
  '/accessibilita': 'Accessibilità',
}

/** Name of the page, as it is read out. */
const pageName = (container: HTMLElement) => container.querySelector('[aria-live]')?.textContent

describe('the route table', () => {
  it.each(everybody)('shows %s the pages it may see, and for the others that there is no such page', async (kind) => {
    const { container, where, go } = await renderShell({ signedIn: kinds[kind] })
    for (const [path, page, who] of table) {
      await go(path)
      const missing = screen.queryByRole('heading', { name: 'Pagina non trovata' }) !== null
      const expected = who.includes(kind) ? { page, missing: false } : { page: 'Pagina non trovata', missing: true }
      expect({ path: where(), page: pageName(container), missing }).toEqual({ path, ...expected })
    }
  })

  it('is open to a visitor only below a public prefix; elsewhere the login leads back', async () => {
    const { container, where, go } = await renderShell({ path: '/privacy' })
    for (const [path] of table) {
      await go(path)
      const login = `/login?redirectTo=${encodeURIComponent(path)}`
      const expected = path in open ? { path, page: open[path] } : { path: login, page: 'Accedi' }
      expect({ path: where(), page: pageName(container) }).toEqual(expected)
    }
  })
})

describe('the paths that lead elsewhere', () => {
  it.each<[Kind, string]>([
    ['admin', '/incroci'],
    ['gestore', '/incroci'],
    ['professionista', '/incroci'],
    ['developer', '/incroci'],
    ['editore', '/bandi'],
    ['visitor', '/login'],
  ])('/ leads %s to %s', async (kind, home) => {
    const { where } = await renderShell({ signedIn: kinds[kind], path: '/' })
    expect(where()).toBe(home)
  })

  it.each<[Kind, string]>([
    ['admin', '/utenti'],
    ['gestore', '/incroci'],
    ['professionista', '/incroci'],
    ['developer', '/aziende'],
    ['editore', '/bandi'],
    ['visitor', '/login'],
  ])('/login leads %s, once signed in, to %s', async (kind, landing) => {
    const { where } = await renderShell({ signedIn: kinds[kind], path: '/login' })
    expect(where()).toBe(landing)
  })

  it('no user lands on a page that the tenant does not have', async () => {
    const without = (feature: string) =>
      aManifest(
        undefined,
        USUAL.filter((one) => one !== feature),
      )
    const landing = async (kind: Kind, feature: string) => {
      const { where, unmount } = await renderShell({
        signedIn: kinds[kind],
        path: '/login',
        manifest: without(feature),
      })
      unmount()
      return where()
    }
    expect(await landing('admin', 'account')).toBe('/incroci')
    expect(await landing('developer', 'aziende')).toBe('/incroci')
    expect(await landing('gestore', 'incroci')).toBe('/bandi')
    expect(await landing('editore', 'bandi')).toBe('/impostazioni')
  })

  it('a slash at the end changes nothing, a capital letter does', async () => {
    const { where, go } = await renderShell({ signedIn: kinds.gestore, path: '/login/' })
    expect(where()).toBe('/incroci')
    for (const path of ['/Bandi', '/doc/1', '/Privacy']) {
      await go(path)
      expect(screen.getByRole('heading', { name: 'Pagina non trovata' })).toBeInTheDocument()
    }
  })

  it('redirectTo brings back to the whole address, with its question and its place', async () => {
    const asked = await renderShell({ path: '/pratica/1?tab=note&x=1#fine' })
    const login = asked.where()
    asked.unmount()
    const { where, hash } = await renderShell({ signedIn: kinds.gestore, path: login })
    expect(where() + hash()).toBe('/pratica/1?tab=note&x=1#fine')
  })
})

describe('a page below a public prefix that is not public itself', () => {
  it('asks a visitor to sign in and leads back', async () => {
    await renderShell({ path: '/bando/b1' })
    const main = within(screen.getByRole('main'))
    expect(main.getByText('Per vedere questa pagina devi prima accedere.')).toBeInTheDocument()
    expect(main.getByRole('link', { name: 'Accedi' })).toHaveAttribute('href', '/login?redirectTo=%2Fbando%2Fb1')
  })

  it('waits for the answer of the token login instead of asking who is about to be known', async () => {
    const { answer } = await renderShell({ signedIn: kinds.gestore, silent: true, path: '/bando/b1' })
    expect(screen.getByLabelText('Caricamento…')).toBeInTheDocument()
    expect(screen.queryByText(/devi prima accedere/)).toBeNull()
    await answer({ u: kinds.gestore })
    expect(screen.getByRole('heading', { name: 'Schermata' })).toBeInTheDocument()
  })
})

describe('a route of one tenant', () => {
  it('exists only there: the tutorial, the rental site, the loans', async () => {
    const special = aManifest('sofabis', [...USUAL, 'tutorial', 'rent'])
    for (const [path, page] of [
      ['/tutorial', 'Video tutorial'],
      ['/rent', 'rent'],
      ['/prestiti', 'Prestiti'],
    ] as const) {
      const { container, unmount } = await renderShell({ signedIn: kinds.gestore, path, manifest: special })
      expect(pageName(container)).toBe(page)
      unmount()
    }
  })

  it('exists only for its account and those who work under it, when it is reserved', async () => {
    const manifest = { ...aManifest(undefined, [...USUAL, 'rent']), reserved: { rent: ['g2'] } }
    const account = unUsr('gestore', { _id: 'g2' })
    const under = unUsr('professionista', { role: { professionista: { by: 'g2' } } })
    const seen: unknown[] = []
    for (const signedIn of [account, under, kinds.gestore, kinds.professionista, kinds.admin, kinds.editore]) {
      const { container, unmount } = await renderShell({ signedIn, path: '/rent', manifest })
      const inMenu = screen.queryByRole('link', { name: 'Rent' }) !== null
      seen.push([pageName(container) === 'rent', inMenu])
      unmount()
    }
    const [yes, no] = [
      [true, true],
      [false, false],
    ]
    expect(seen).toEqual([yes, yes, no, no, no, no])
  })
})

it('the server knows every page of the shell, so that it answers 404 for no other', () => {
  const routes = createRoutes({ catalogue: new Catalogue({ ...aManifest(), modules: [] }), loader: {} as ModuleLoader })
  const paths = (all: RouteObject[]): string[] =>
    all.flatMap(({ path, children }) => [...(path && path !== '*' ? [path] : []), ...paths(children ?? [])])
  expect(paths(routes).toSorted()).toEqual([...SHELL_PATHS, ...DEVELOPMENT_PATHS].toSorted())
})
