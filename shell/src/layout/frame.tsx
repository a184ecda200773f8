import { useLiveStatus } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import {
  AppLink,
  Box,
  Button,
  createOnDemand,
  Drawer,
  IconButton,
  LinearProgress,
  LinkButton,
  MenuIcon,
  type Theme,
  useMediaQuery,
  useOnDemand,
} from '@bandiera/ui'
import { LOGIN_LOOK, TITLE_DELAY } from '@bandiera/wire'
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Keyboard } from '../keyboard/keyboard.tsx'
import { SideMenu } from '../menu/side-menu.tsx'
import { UserMenu } from '../menu/user-menu.tsx'
import { NoticeBell } from '../notices/notice-bell.tsx'
import { Overlays } from '../palette/overlays.tsx'
import { PageVisit } from '../palette/page-visit.tsx'
import { PaletteButton } from '../palette/palette-button.tsx'
import { ReconnectBanner } from './banners.tsx'
import { texts } from '../texts.ts'
import { Content, SkipLink } from './content.tsx'
import { PageBottom } from './page-bottom.tsx'
import { useDelayed, useSegmentTitle } from './page-title.tsx'
import { PrintHead } from './print-head.tsx'
import { BAR_HEIGHT, MENU_WIDTH } from './sizes.ts'
import { BackButton } from './way-back.tsx'
import { Brand, BrandMark } from '../menu/brand.tsx'
import { UpdatePlace } from '../modules/update-place.tsx'
import { blockedPopupAtom, sessionAtom, useFact } from '../state.ts'

/** The page of a signed-in user: menu, bar, content. The window scrolls, so that lists keep their place. */
export function Frame({ children }: { children: ReactNode }) {
  const [menuOpen, setMenuOpen] = useState(false)
  const popup = useOnDemand(blockedPopup, useFact(blockedPopupAtom) !== null, ignore)
  const menuButton = useRef<HTMLButtonElement>(null)
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh', '--bandiera-top': `${BAR_HEIGHT}px` }}>
      <SkipLink />
      <Box aria-label={texts.sideMenu} className="no-print" component="aside" sx={aside}>
        <SideMenu />
      </Box>
      <MobileMenu button={menuButton} onClose={() => setMenuOpen(false)} open={menuOpen} />
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <TopBar button={menuButton} onOpen={() => setMenuOpen(true)} open={menuOpen} />
        {popup && <popup.BlockedPopup />}
        <PrintHead />
        <Content>{children}</Content>
        <PageBottom>
          <ReconnectBanner />
        </PageBottom>
      </Box>
      <PageVisit />
      <Keyboard />
      <Overlays />
    </Box>
  )
}

const blockedPopup = createOnDemand(() => import('../portal/blocked-popup.tsx'))
const ignore = () => {}

const aside = {
  display: { xs: 'none', md: 'block' },
  flex: `0 0 ${MENU_WIDTH}px`,
  position: 'sticky',
  top: 0,
  height: '100dvh',
  overflowY: 'auto',
  bgcolor: 'background.paper',
  borderRight: 1,
  borderColor: 'divider',
} as const

interface MenuState {
  open: boolean
  button: RefObject<HTMLButtonElement | null>
}

function TopBar({ open, onOpen, button }: MenuState & { onOpen: () => void }) {
  // spec §2: the title follows the page one second late
  const title = useDelayed(useSegmentTitle(), TITLE_DELAY)
  return (
    <Box className="no-print" component="header" sx={{ ...bar, ...stays, gap: 2, px: { xs: 2, sm: 5 } }}>
      <IconButton
        aria-expanded={open}
        aria-label={texts.openMenu}
        onClick={onOpen}
        ref={button}
        sx={{ display: { md: 'none' }, width: 36, height: 36 }}
      >
        <MenuIcon />
      </IconButton>
      <BackButton />
      <Box aria-hidden sx={{ flex: 1, minWidth: 0, color: 'text.secondary', typography: 'body2', ...clip }}>
        {title}
      </Box>
      <PaletteButton />
      <NoticeBell />
      <UserMenu />
      <LoadingBar />
    </Box>
  )
}

const bar = {
  display: 'flex',
  alignItems: 'center',
  height: BAR_HEIGHT,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
} as const
const stays = { position: 'sticky', top: 0, zIndex: 'appBar' } as const
const clip = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** A thin line at the top while the user's data has not loaded (spec §2). */
function LoadingBar() {
  const { ready } = useLiveStatus()
  if (ready) return null
  return (
    <Box sx={{ position: 'absolute', insetInline: 0, bottom: -2 }}>
      <LinearProgress aria-label={texts.loading} sx={{ height: 2 }} />
    </Box>
  )
}

function MobileMenu({ open, onClose, button }: MenuState & { onClose: () => void }) {
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'))
  const shown = open && !wide
  const wasShown = useRef(false)
  useEffect(() => {
    // when an entry opened another page, that page takes the focus afterwards
    if (wasShown.current && !shown) button.current?.focus()
    wasShown.current = shown
  }, [shown, button])
  const follow = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a, button')) onClose()
  }
  return (
    <Drawer
      disableRestoreFocus
      onClose={onClose}
      open={shown}
      slotProps={{ paper: { 'aria-label': texts.sideMenu, onClick: follow, sx: { width: 264, maxWidth: '85vw' } } }}
    >
      <SideMenu />
    </Drawer>
  )
}

export function PopupFrame({ children }: { children: ReactNode }) {
  const { closePopups } = usePortal()
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh', '--bandiera-top': `${BAR_HEIGHT}px` }}>
      <SkipLink />
      <Box className="no-print" component="header" sx={{ ...header, ...stays, gap: 3 }}>
        <Box component="span" sx={{ fontWeight: 700, fontSize: '1rem' }}>
          <BrandMark />
        </Box>
        <Button onClick={() => void closePopups()} variant="outlined">
          {texts.close}
        </Button>
        <LoadingBar />
      </Box>
      <Content>{children}</Content>
      <Box sx={edge}>
        <UpdatePlace />
        <ReconnectBanner />
      </Box>
    </Box>
  )
}

/** Banners stay in view, however long the page is. */
const edge = { position: 'sticky', bottom: 0, zIndex: 'appBar' } as const

export function PublicFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const { phase } = useFact(sessionAtom)
  const atLogin = pathname === '/login'
  return (
    <Box sx={{ ...page, ...(atLogin && { bgcolor: 'background.paper' }) }}>
      <SkipLink />
      {!atLogin && (
        <Box className="no-print" component="header" sx={header}>
          <Brand />
          {phase === 'anonymous' && <LinkButton to="/login">{texts.signIn}</LinkButton>}
        </Box>
      )}
      {!atLogin && <PrintHead />}
      <Content>{children}</Content>
      <Box sx={atLogin ? underForm : { display: 'contents' }}>
        <Box className="no-print" component="footer" sx={{ display: 'flex', gap: 5, p: 5, justifyContent: 'center' }}>
          <AppLink to="/privacy">{texts.titoli.privacy}</AppLink>
          <AppLink to="/accessibilita">{texts.titoli.accessibility}</AppLink>
        </Box>
        <PageBottom />
      </Box>
    </Box>
  )
}

const page = { display: 'flex', flexDirection: 'column', minHeight: '100dvh', position: 'relative' } as const
/** At the login the slides have the other side of the window (1024 px and wider). */
const underForm = { width: { md: LOGIN_LOOK.side }, position: { md: 'absolute' }, bottom: 0, left: 0 } as const
const header = { ...bar, justifyContent: 'space-between', px: { xs: 3, sm: 6 } } as const
