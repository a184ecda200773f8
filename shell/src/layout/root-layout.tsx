import { isPathOf } from '@bandiera/wire'
import { Navigate, Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom'
import { useCell } from '../cell.ts'
import { SlotsProvider, type ModuleRouteHandle } from '../modules/index.ts'
import { isPopup } from '../portal/popups.ts'
import { landingIn } from '../session/landing.ts'
import { isPublicPath, loginPath } from '../session/public-paths.ts'
import { safeRedirect } from '../session/safe-redirect.ts'
import { useShell } from '../shell.ts'
import { DocumentTitle } from './document-title.tsx'
import { Entering } from './entering.tsx'
import { Frame } from './frame.tsx'
import { PopupFrame } from './popup-frame.tsx'
import { PublicFrame } from './public-frame.tsx'

/** Around every page: who may see it (spec §2), frame, title, slots. */
export function RootLayout() {
  const { manifest, loader } = useShell()
  return (
    <SlotsProvider loader={loader} manifest={manifest}>
      <DocumentTitle />
      <Guarded />
      <ScrollRestoration />
    </SlotsProvider>
  )
}

function Guarded() {
  const { session, manifest } = useShell()
  const { phase, usr } = useCell(session.state)
  const location = useLocation()
  const { pathname, search } = location
  const handle = useMatches().at(-1)?.handle as Partial<ModuleRouteHandle> | undefined
  if (usr && isPathOf('/login', pathname)) {
    const wanted = safeRedirect(new URLSearchParams(search).get('redirectTo'))
    return <Navigate replace to={landingIn(manifest, usr, wanted)} />
  }
  if (usr) return isPopup() ? <PopupFrame>{<Outlet />}</PopupFrame> : <Frame>{<Outlet />}</Frame>
  // below a public prefix a page may still ask who is there: it waits for the answer of the token login
  const waits = phase !== 'anonymous' && (!isPublicPath(pathname) || handle?.isPublic === false)
  if (waits) return <Entering />
  if (isPublicPath(pathname)) return <PublicFrame>{<Outlet />}</PublicFrame>
  return <Navigate replace to={loginPath(location)} />
}
