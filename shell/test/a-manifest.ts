import type { Role, PortalVariant } from '@bandiera/domain'
import type { InstalledModule, MenuEntry, RouteEntry, TenantManifest } from '@bandiera/wire'

type Over = Partial<Omit<InstalledModule, 'menu' | 'routes'>> & {
  menu?: (Partial<MenuEntry> & Pick<MenuEntry, 'id' | 'to'>)[]
  routes?: (Partial<RouteEntry> & Pick<RouteEntry, 'path'>)[]
}

/** An installed module; entries belong to the feature named as the module, unless they say otherwise. */
export function aModule(name: string, { menu = [], routes = [], ...over }: Over = {}): InstalledModule {
  return {
    schema: 1,
    id: `mf-${name}`,
    version: '1.0.0',
    container: `${name}_1_0_0`,
    entry: 'remoteEntry.js',
    contract: '^2.0.0',
    features: { [name]: { label: name, on: true } },
    routes: routes.map((route) => ({ ref: 'elenco', title: name, feature: name, ...route })),
    menu: menu.map((entry, order) => ({ label: entry.id, order, feature: name, ...entry })),
    slots: [],
    files: {},
    preload: [],
    base: `/m/mf-${name}/1.0.0/`,
    ...over,
  }
}

const staff: Role[] = ['gestore', 'professionista']
const everybody: Role[] = ['admin', 'editore', ...staff]

/** Modules as the specification's side menu wants them (section 2). */
export const specModules = (): InstalledModule[] => [
  aModule('account', {
    menu: [
      { id: 'utenti', to: '/utenti', label: 'Utenti', roles: ['admin'] },
      { id: 'impostazioni', to: '/impostazioni', label: 'Impostazioni', roles: ['admin', 'editore'], order: 90 },
    ],
    routes: [
      { path: '/utenti', title: 'Utenti', roles: ['admin', 'gestore'] },
      { path: '/utenti/:id', title: 'Utente', roles: ['admin', 'gestore'] },
      { path: '/registrazione', title: 'Registrazione', public: true },
      { path: '/registrazione/:jwt', title: 'Registrazione', public: true },
      { path: '/resetPwd', title: 'Reimposta password', public: true },
      { path: '/resetPwd/:jwt', title: 'Reimposta password', public: true },
      { path: '/account', title: 'Account' },
      { path: '/cestino', title: 'Cestino', roles: ['admin', 'editore', 'gestore'] },
      { path: '/impostazioni', title: 'Impostazioni', roles: ['admin', 'editore'] },
    ],
  }),
  aModule('bandi', {
    menu: [{ id: 'bandi', to: '/bandi', label: 'Bandi', roles: ['editore', ...staff], order: 10 }],
    routes: [
      { path: '/bandi', title: 'Bandi', roles: everybody },
      { path: '/bando/:id', title: 'Bando', roles: everybody },
      { path: '/bando/:title/:id', title: 'Bando', public: true },
    ],
  }),
  aModule('pratiche', {
    menu: [{ id: 'pratiche', to: '/pratiche', label: 'Pratiche', roles: ['admin', ...staff], order: 20 }],
    routes: [
      { path: '/pratiche', title: 'Pratiche', roles: ['admin', ...staff] },
      { path: '/pratica/:pId', title: 'Pratica', roles: ['admin', ...staff] },
      { path: '/archivio', title: 'Archivio' },
    ],
  }),
  aModule('aziende', {
    routes: [
      { path: '/aziende', title: 'Aziende', roles: ['admin', ...staff] },
      { path: '/azienda/:aId', title: 'Azienda', roles: ['admin', ...staff] },
    ],
  }),
  aModule('incroci', {
    routes: [
      { path: '/incroci', title: 'Incroci', roles: ['admin', ...staff] },
      { path: '/esigenze', title: 'Esigenze', roles: ['admin', 'editore'] },
    ],
  }),
  aModule('istituti', {
    menu: [
      {
        id: 'credito',
        to: '/credito',
        label: 'FINANZIAMENTI',
        labelPerVariante: { sofabis: 'CALCOLO KPI' },
        roles: staff,
        whenSome: 'istituti',
        order: 40,
      },
      {
        id: 'prestiti',
        to: '/prestiti',
        label: 'PRESTITI',
        popup: true,
        roles: ['admin', ...staff],
        varianti: ['agevolaitalia', 'sofabis'],
        order: 60,
      },
    ],
    routes: [
      { path: '/istitutiCredito', title: 'Istituti credito', roles: ['admin', 'editore'] },
      { path: '/istitutiCredito/:id', title: 'Istituto di credito', roles: ['admin', 'editore'] },
      { path: '/credito', title: 'Finanziamenti', roles: staff },
      { path: '/prestiti', title: 'Prestiti', roles: ['admin', ...staff], varianti: ['agevolaitalia', 'sofabis'] },
    ],
  }),
  aModule('tutorial', { routes: [{ path: '/tutorial', title: 'Video tutorial' }] }),
  aModule('rent', { menu: [{ id: 'rent', to: '/rent', label: 'Rent', order: 70 }], routes: [{ path: '/rent' }] }),
]

/** Features that are on unless a test says otherwise. */
export const USUAL = ['account', 'bandi', 'pratiche', 'aziende', 'incroci', 'istituti']

/** A tenant that runs those modules; rent and tutorial are off unless named. */
export function aManifest(variante?: PortalVariant, features = USUAL): TenantManifest {
  const tenant = {
    id: 'localhost',
    nome: 'Portale di prova',
    mailContatti: 'aiuto@prova.it',
    ...(variante && { variante }),
  }
  return { tenant, settings: 1, generation: 0, development: true, features, modules: specModules() }
}
