import { browserTabs, lazyCache, openConnection, shareConnection } from '@bandiera/live/host'
import { MANIFEST_ELEMENT_ID, START_FAILED_EVENT } from '@bandiera/wire'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { Catalogue, createPageLoader, preloadPath, readManifest } from './modules/index.ts'
import { isUnusual, type Opening } from './startup/opening.ts'
import { createRoutes } from './routes.tsx'
import { clientEvents } from './session/forward-events.ts'
import { createShell } from './shell.ts'
import { sessionAtom } from './state.ts'
import { createStyleCache } from './theme/themed.tsx'
import { whenIdle } from './when-idle.ts'

const root = document.getElementById('root')!

// not part of the start: translators begin after the page is shown
import('./startup/page-translation.ts').then((code) => code.allowTranslation()).catch(ignore)
try {
  const manifest = readManifest()
  if (isUnusual())
    import('./startup/open-tab.tsx')
      .then((code) => code.openTab(manifest))
      .then(boot)
      .catch(fail)
  else boot({ catalogue: new Catalogue(manifest) })
} catch (error) {
  fail(error)
}

function fail(error: unknown): never {
  dispatchEvent(new Event(START_FAILED_EVENT))
  throw error
}

function boot({ warning, alone, ...opening }: Opening): void {
  const { catalogue } = opening
  const manifest = catalogue.get()
  const shell = createShell({
    loader: createPageLoader(),
    ...opening,
    ...(alone ? { connection: openConnection() } : sharedWay(manifest.tenant.id)),
  })
  if (warning) shell.notices.push({ text: warning, kind: 'error' })
  const nonce = document.getElementById(MANIFEST_ELEMENT_ID)?.nonce ?? ''
  const router = createBrowserRouter(createRoutes(shell))
  // the code of the page loads while the server answers the token login
  if (shell.store.get(sessionAtom).phase === 'entering' && !manifest.canary)
    preloadPath(location.pathname === '/' ? '/incroci' : location.pathname, manifest, shell.loader)
  createRoot(root).render(<App router={router} shell={shell} styles={createStyleCache(nonce)} />)
  whenIdle(() => {
    clientEvents.preload()
    import('./startup/keep-scroll.ts').then((code) => code.keepScroll()).catch(ignore)
    const page = { uses: shell.loader.uses, catalogue, request: shell.request }
    import('./modules/report-use.ts').then((code) => code.reportUse(page)).catch(ignore)
    import('./modules/warm-up.ts').then((code) => code.warmUp(shell)).catch(ignore)
  })
}

function sharedWay(tenant: string) {
  const connection = shareConnection(() => openConnection(), browserTabs(tenant))
  return { connection, cache: lazyCache(tenant, connection.leads) }
}

/** Reports and preloading are best-effort. */
function ignore(): void {}
