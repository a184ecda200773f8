import { isPathOf } from '@bandiera/wire'
import { Navigate, Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { routeAt, SlotsProvider, useVisit, useNextVisit, VisitContext } from '../modules/index.ts'
import { isPopup } from '../portal/popups.ts'
import { landingIn } from '../session/landing.ts'
import { isPublicPath, loginPath } from '../session/public-paths.ts'
import { safeRedirect } from '../session/safe-redirect.ts'
import { useManifest, useShell } from '../shell.ts'
import { decidingAtom, sessionAtom, useFact, usrAtom } from '../state.ts'
import { DocumentTitle } from './document-title.tsx'
import { Entering } from './entering.tsx'
import { Frame } from './frame.tsx'
import { useOwnPage } from './own-page.ts'
import { PopupFrame } from './popup-frame.tsx'
import { WayBackProvider } from './way-back-provider.tsx'
import { PublicFrame } from './public-frame.tsx'

/** Around every page: who may see it (spec §2), frame, title, slots. */
export function RootLayout() {
  const { loader } = useShell()
  const manifest = useNextVisit()
  return (
    <VisitContext value={manifest}>
      <SlotsProvider loader={loader} manifest={manifest}>
        <DocumentTitle />
        <WayBackProvider>
          <Guarded />
        </WayBackProvider>
        <ScrollRestoration />
      </SlotsProvider>
    </VisitContext>
  )
}

function Guarded() {
  const manifest = useManifest()
  const deciding = useFact(decidingAtom)
  const { phase } = useFact(sessionAtom)
  const usr = useFact(usrAtom)
  const location = useLocation()
  const { pathname, search } = location
  const isPublic = useIsPublic()
  if (usr && deciding) return <Entering />
  if (usr && isPathOf('/login', pathname)) {
    const wanted = safeRedirect(new URLSearchParams(search).get('redirectTo'))
    return <Navigate replace to={landingIn(manifest, usr, wanted)} />
  }
  if (usr) return isPopup() ? <PopupFrame>{<Outlet />}</PopupFrame> : <Frame>{<Outlet />}</Frame>
  // below a public prefix a page may still ask who is there: it waits for the answer of the token login
  const waits = phase !== 'anonymous' && (!isPublicPath(pathname) || !isPublic)
  if (waits) return <Entering />
  if (isPublicPath(pathname)) return <PublicFrame>{<Outlet />}</PublicFrame>
  return <Navigate replace to={loginPath(location)} />
}

/** Whether a visitor may read the page at this address; what does not exist says so to everybody. */
function useIsPublic(): boolean {
  const manifest = useVisit()
  const { pathname } = useLocation()
  const own = useOwnPage()
  if (own) return own.isPublic !== false
  const found = routeAt(pathname, manifest)
  return !found || found.entry.public === true
}
