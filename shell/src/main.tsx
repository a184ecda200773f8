import { browserTabs, lazyCache, openConnection, shareConnection } from '@bandiera/live/host'
import { AUTH_TOKEN_KEY, MANIFEST_ELEMENT_ID } from '@bandiera/wire'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { Catalogue, createPageLoader, isWithout, preloadPath, readManifest } from './modules/index.ts'
import { whenIdle } from './on-demand.ts'
import { createRoutes } from './routes.tsx'
import { createShell } from './shell.ts'
import { testi } from './testi.ts'
import { ThemeMode } from './theme/theme-mode.ts'
import { createStyleCache } from './theme/themed.tsx'

const root = document.getElementById('root')!

try {
  const manifest = readManifest()
  if (isWithout()) import('./modules/without.ts').then((code) => boot(code.openCatalogue(manifest))).catch(fail)
  else boot({ catalogue: new Catalogue(manifest) })
} catch (error) {
  fail(error)
}

function fail(error: unknown): never {
  root.textContent = testi.avvioFallito
  throw error
}

function boot({ catalogue, warning }: { catalogue: Catalogue; warning?: string }): void {
  const manifest = catalogue.get()
  const connection = shareConnection(() => openConnection(), browserTabs(manifest.tenant.id))
  const shell = createShell({
    catalogue,
    loader: createPageLoader(),
    connection,
    cache: lazyCache(manifest.tenant.id, connection.leads),
    theme: new ThemeMode(),
  })
  if (warning) shell.notices.push({ text: warning, kind: 'error' })
  const nonce = document.getElementById(MANIFEST_ELEMENT_ID)?.nonce ?? ''
  const router = createBrowserRouter(createRoutes(shell))
  // while the server answers the token login, the code of the page is already on its way
  if (shell.session.state.get().phase === 'entering' && !manifest.canary)
    preloadPath(landingPath(), manifest, shell.loader)
  createRoot(root).render(<App router={router} shell={shell} styles={createStyleCache(nonce)} />)
  whenIdle(() => {
    const told = { uses: shell.loader.uses, catalogue, token: () => localStorage.getItem(AUTH_TOKEN_KEY) }
    import('./modules/report-uses.ts').then((code) => code.reportUses(told)).catch(ignore)
  })
}

function landingPath(): string {
  return location.pathname === '/' ? '/incroci' : location.pathname
}

/** Nobody misses a report. */
const ignore = () => {}
