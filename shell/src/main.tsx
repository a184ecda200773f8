import { createRoot } from 'react-dom/client'
import { createModuleRoutes, readManifest } from './modules/index.ts'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { PortalContext } from '@bandiera/platform'
const manifest = readManifest()
const router = createBrowserRouter(createModuleRoutes(manifest, { notFound: <p>404</p> }))
createRoot(document.getElementById('root')!).render(
  <PortalContext value={{ role: 'admin' } as never}>
    <RouterProvider router={router} />
  </PortalContext>,
)
