import { Box, Drawer } from '@bandiera/ui'
import { useState, type ReactNode } from 'react'
import { SideMenu } from '../menu/side-menu.tsx'
import { testi } from '../testi.ts'
import { Content } from './content.tsx'
import { ReconnectBanner } from './reconnect-banner.tsx'
import { BAR_HEIGHT, MENU_WIDTH } from './sizes.ts'
import { SkipLink } from './skip-link.tsx'
import { StaticLink } from './static-link.tsx'
import { TopBar } from './top-bar.tsx'

/** The page of somebody who is signed in: menu, bar, content. The window scrolls, so that lists keep their place. */
export function Frame({ children }: { children: ReactNode }) {
  const [menuOpen, setMenuOpen] = useState(false)
  const close = () => setMenuOpen(false)
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh', '--bandiera-top': `${BAR_HEIGHT}px` }}>
      <SkipLink />
      <Box aria-label={testi.menuLaterale} className="no-print" component="aside" sx={aside}>
        <SideMenu />
      </Box>
      <Drawer
        onClose={close}
        open={menuOpen}
        slotProps={{ paper: { 'aria-label': testi.principale, sx: { width: 264 } } }}
        sx={{ display: { md: 'none' } }}
      >
        <SideMenu onFollow={close} />
      </Drawer>
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <TopBar menuOpen={menuOpen} onMenu={() => setMenuOpen(true)} />
        <Content>{children}</Content>
        <ReconnectBanner />
      </Box>
      <StaticLink />
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
