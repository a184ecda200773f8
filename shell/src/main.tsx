import { browserTabs, lazyCache, openConnection, shareConnection } from '@bandiera/live/host'
import { MANIFEST_ELEMENT_ID } from '@bandiera/wire'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { Catalogue, createPageLoader, preloadPath, readManifest } from './modules/index.ts'
import { createRoutes } from './routes.tsx'
import { createShell } from './shell.ts'
import { testi } from './testi.ts'
import { ThemeMode } from './theme/theme-mode.ts'
import { createStyleCache } from './theme/themed.tsx'

const root = document.getElementById('root')!

try {
  boot()
} catch (error) {
  root.textContent = testi.avvioFallito
  throw error
}

function boot(): void {
  const manifest = readManifest()
  const connection = shareConnection(() => openConnection(), browserTabs(manifest.tenant.id))
  const shell = createShell({
    catalogue: new Catalogue(manifest),
    loader: createPageLoader(),
    connection,
    cache: lazyCache(manifest.tenant.id, connection.leads),
    theme: new ThemeMode(),
  })
  const nonce = document.getElementById(MANIFEST_ELEMENT_ID)?.nonce ?? ''
  const router = createBrowserRouter(createRoutes(shell))
  // while the server answers the token login, the code of the page is already on its way
  if (shell.session.state.get().phase === 'entering' && !manifest.canary)
    preloadPath(landingPath(), manifest, shell.loader)
  createRoot(root).render(<App router={router} shell={shell} styles={createStyleCache(nonce)} />)
}

function landingPath(): string {
  return location.pathname === '/' ? '/incroci' : location.pathname
}
