import { Box, ErrorState, Skeleton } from '@bandiera/ui'
import { isPathOf, isPublicPath } from '@bandiera/wire'
import { Navigate, Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { routeAt, SlotsProvider, useNextVisit, useVisit, VisitContext } from '../modules/index.ts'
import { isPopup } from '../portal/popups.ts'
import { landingIn, loginPath, safeRedirect } from '../session/landing.ts'
import { useManifest, useShell } from '../shell.ts'
import { decidingAtom, sessionAtom, useFact, usrAtom } from '../state.ts'
import { DocumentTitle, useOwnPage } from './page-title.tsx'
import { Frame, PopupFrame, PublicFrame } from './frame.tsx'
import { WayBackProvider } from './way-back.tsx'
import { BrandMark } from '../menu/brand.tsx'
import { texts } from '../texts.ts'
import { sessionTexts as sessione } from '../session/texts.ts'
import { BAR_HEIGHT, MENU_WIDTH } from './sizes.ts'

/** Frame of every page: access (spec §2), title, slots. */
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
  // below a public prefix a page may still need the user: it waits for the answer of the token login
  const waits = phase !== 'anonymous' && (!isPublicPath(pathname) || !isPublic)
  if (waits) return <Entering />
  if (isPublicPath(pathname)) return <PublicFrame>{<Outlet />}</PublicFrame>
  return <Navigate replace to={loginPath(location)} />
}

/** Whether a visitor may read the page at this address. All visitors may read that a page does not exist. */
function useIsPublic(): boolean {
  const manifest = useVisit()
  const { pathname } = useLocation()
  const own = useOwnPage()
  if (own) return own.isPublic !== false
  const found = routeAt(pathname, manifest)
  return !found || found.entry.public === true
}

function Entering() {
  const { session } = useShell()
  const { phase, message } = useFact(sessionAtom)
  if (phase === 'stalled')
    return (
      <main>
        <ErrorState onRetry={() => void session.enter()} {...stalledTexts(message ?? texts.noAnswer)} whole />
      </main>
    )
  return (
    <Box aria-busy aria-label={texts.loading} component="main" sx={{ display: 'flex', minHeight: '100dvh' }}>
      <Box sx={menu}>
        <Box sx={{ height: BAR_HEIGHT, display: 'flex', alignItems: 'center', fontWeight: 700, fontSize: '1rem' }}>
          <BrandMark />
        </Box>
        {[1, 2, 3, 4].map((line) => (
          <Skeleton height={20} key={line} sx={{ mt: line === 1 ? 3 : 0, mb: 4 }} variant="rounded" />
        ))}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ height: BAR_HEIGHT, bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }} />
        <Box sx={{ p: { xs: 3, sm: 6 } }}>
          <Skeleton height={28} sx={{ mb: 6 }} variant="rounded" width={220} />
          {[1, 2, 3, 4, 5, 6].map((line) => (
            <Skeleton height={36} key={line} sx={{ mb: 2 }} variant="rounded" />
          ))}
        </Box>
      </Box>
    </Box>
  )
}

function stalledTexts(message: string): { title: string; text: string } {
  if (message === texts.connectionLost) return { title: message, text: texts.offline }
  const title = message === texts.noAnswer ? texts.noAnswerTitle : sessione.loginFailed
  return { title, text: message }
}

/** Same place as in the server's skeleton and in the menu, so that the logo does not move. */
const menu = {
  flex: `0 0 ${MENU_WIDTH}px`,
  boxSizing: 'border-box',
  px: 4,
  display: { xs: 'none', md: 'block' },
  bgcolor: 'background.paper',
  borderRight: 1,
  borderColor: 'divider',
} as const
