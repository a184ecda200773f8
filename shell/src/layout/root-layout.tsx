import { Navigate, Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { useCell } from '../cell.ts'
import { SlotsProvider } from '../modules/index.ts'
import { landingOf } from '../session/landing.ts'
import { isPublicPath, loginPath } from '../session/public-paths.ts'
import { safeRedirect } from '../session/safe-redirect.ts'
import { useShell } from '../shell.ts'
import { DocumentTitle } from './document-title.tsx'
import { Entering } from './entering.tsx'
import { Frame } from './frame.tsx'
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
  const { session } = useShell()
  const { phase, usr } = useCell(session.state)
  const { pathname, search } = useLocation()
  const isOpen = isPublicPath(pathname)
  if (usr && pathname === '/login') {
    const wanted = safeRedirect(new URLSearchParams(search).get('redirectTo'))
    return <Navigate replace to={landingOf(usr, wanted)} />
  }
  if (usr) return <Frame>{<Outlet />}</Frame>
  if (isOpen) return <PublicFrame>{<Outlet />}</PublicFrame>
  if (phase === 'anonymous') return <Navigate replace to={loginPath({ pathname, search })} />
  return <Entering />
}
