import { Box, IconButton, MenuIcon } from '@bandiera/ui'
import { UserMenu } from '../menu/user-menu.tsx'
import { NoticeBell } from '../notices/notice-bell.tsx'
import { testi } from '../testi.ts'
import { BackButton } from './back-button.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { usePageTitle } from './page-title.ts'
import { BAR_HEIGHT } from './sizes.ts'

/** Way back, title of the page, user menu; below 1024 px also the button of the side menu. */
export function TopBar({ menuOpen, onMenu }: { menuOpen: boolean; onMenu: () => void }) {
  const title = usePageTitle()
  return (
    <Box className="no-print" component="header" sx={bar}>
      <IconButton
        aria-expanded={menuOpen}
        aria-label={testi.apriMenu}
        onClick={onMenu}
        sx={{ display: { md: 'none' }, width: 36, height: 36 }}
      >
        <MenuIcon />
      </IconButton>
      <BackButton />
      <Box aria-hidden sx={{ flex: 1, minWidth: 0, color: 'text.secondary', typography: 'body2', ...clip }}>
        {title}
      </Box>
      <NoticeBell />
      <UserMenu />
      <LoadingBar />
    </Box>
  )
}

const clip = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
const bar = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  height: BAR_HEIGHT,
  px: { xs: 2, sm: 5 },
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
} as const
