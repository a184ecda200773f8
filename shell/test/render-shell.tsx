import { someSettings, HandFeed, stylesOutside, type RecordsByCollection } from '@bandiera/testing'
import type { Usr } from '@bandiera/domain'
import { createLiveIn } from '@bandiera/live'
import type { RealmClient } from '@bandiera/live/host'
import { AUTH_TOKEN_KEY, type TenantManifest } from '@bandiera/wire'
import { act, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { App } from '../src/app.tsx'
import { Catalogue, type ModuleLoader } from '../src/modules/index.ts'
import { createRoutes } from '../src/routes.tsx'
import { createShell } from '../src/shell.ts'
import { createStyleCache } from '../src/theme/themed.tsx'
import { aLoader } from './a-loader.ts'
import { aManifest } from './a-manifest.ts'
import { aToken } from './a-token.ts'
import { HandConnection } from './hand-connection.ts'
import { heldFeed } from './held-feed.ts'

interface Options extends RecordsByCollection {
  /** Signed in from the start; no user when absent. */
  signedIn?: Usr
  /** The server leaves the token login without an answer. */
  silent?: boolean
  /** The user's data arrives only when the test calls `arrive`. */
  loading?: boolean
  path?: string
  /** Styles take no effect, for a long page: every query by role is much quicker then. */
  unstyled?: boolean
  manifest?: TenantManifest
  /** In place of one of the manifest. */
  catalogue?: Catalogue
  /** Under every page. */
  Banner?: ComponentType | undefined
  /** Code of modules; every part is a screen when absent. */
  loader?: ModuleLoader
}

/** The whole portal on a socket and a feed driven by hand. */
export async function renderShell({
  signedIn,
  silent,
  loading,
  path = '/dashboard',
  unstyled = false,
  manifest = aManifest(),
  catalogue = new Catalogue(manifest),
  loader = screensOnly,
  Banner,
  ...records
}: Options = {}) {
  localStorage.clear()
  if (signedIn) localStorage.setItem(AUTH_TOKEN_KEY, aToken(signedIn._id))
  const connection = new HandConnection()
  const settings = records.settings ?? [someSettings({ versione: manifest.settings ?? 0 })]
  const feed = new HandFeed({ ...records, settings, ...(signedIn && { usr: [signedIn] }) })
  const { transport, arrive } = heldFeed(feed)
  const { store } = catalogue
  const reloads: number[] = []
  const left: string[] = []
  const shell = createShell({
    catalogue,
    loader,
    connection,
    Banner,
    realm: silentRealm,
    live: loading ? createLiveIn(store, transport) : createLiveIn(store, feed, { saved: feed.saved }),
    reload: () => reloads.push(1),
    leave: (address) => left.push(address),
  })
  const router = createMemoryRouter(createRoutes(shell), { initialEntries: [path] })
  const user = userEvent.setup()
  const view = render(<App router={router} shell={shell} styles={unstyled ? stylesOutside : createStyleCache('n')} />)
  const answer = (value: unknown) => act(() => connection.next().answer(value))
  act(() => connection.become({ state: 'connect' }))
  if (signedIn && !silent) await answer({ u: signedIn })
  const where = () => router.state.location.pathname + router.state.location.search
  const hash = () => router.state.location.hash
  const go = (to: string) => act(() => router.navigate(to))
  return {
    ...view,
    connection,
    shell,
    feed,
    user,
    answer,
    arrive: () => act(async () => arrive()),
    where,
    hash,
    go,
    reloads,
    left,
  }
}

/** Every screen of every module, already here. */
const Screen = () => <h1>Schermata</h1>
const screensOnly = aLoader(() => Screen)

const silentRealm: RealmClient = {
  findOne: async () => null,
  insert: async () => null,
  update: async () => null,
  remove: async () => null,
}
