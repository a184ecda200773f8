import { Box } from '@bandiera/ui'
import { useRef, useState, type ReactNode } from 'react'
import { Keyboard } from '../keyboard/keyboard.tsx'
import { SideMenu } from '../menu/side-menu.tsx'
import { Overlays } from '../palette/overlays.tsx'
import { PageVisit } from '../palette/page-visit.tsx'
import { FeaturesBanner } from '../tenant/features-banner.tsx'
import { testi } from '../testi.ts'
import { BlockedPopup } from './blocked-popup.tsx'
import { Content } from './content.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { PageBottom } from './page-bottom.tsx'
import { PrintHead } from './print-head.tsx'
import { ReconnectBanner } from './reconnect-banner.tsx'
import { BAR_HEIGHT, MENU_WIDTH } from './sizes.ts'
import { SkipLink } from './skip-link.tsx'
import { TopBar } from './top-bar.tsx'

/** The page of somebody who is signed in: menu, bar, content. The window scrolls, so that lists keep their place. */
export function Frame({ children }: { children: ReactNode }) {
  const [menuOpen, setMenuOpen] = useState(false)
  const menuButton = useRef<HTMLButtonElement>(null)
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh', '--bandiera-top': `${BAR_HEIGHT}px` }}>
      <SkipLink />
      <Box aria-label={testi.menuLaterale} className="no-print" component="aside" sx={aside}>
        <SideMenu />
      </Box>
      <MobileMenu button={menuButton} onClose={() => setMenuOpen(false)} open={menuOpen} />
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <TopBar menuButton={menuButton} menuOpen={menuOpen} onMenu={() => setMenuOpen(true)} />
        <BlockedPopup />
        <PrintHead />
        <Content>{children}</Content>
        <PageBottom>
          <FeaturesBanner />
          <ReconnectBanner />
        </PageBottom>
      </Box>
      <PageVisit />
      <Keyboard />
      <Overlays />
    </Box>
  )
}

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
