import { usePortal } from '@bandiera/platform'
import { Box, Button } from '@bandiera/ui'
import type { ReactNode } from 'react'
import { BrandMark } from '../menu/brand.tsx'
import { Content } from './content.tsx'
import { UpdatePlace } from '../modules/update-place.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { ReconnectBanner } from './reconnect-banner.tsx'
import { BAR_HEIGHT } from './sizes.ts'
import { SkipLink } from './skip-link.tsx'
import { testi } from './testi.ts'

/** The page in a popup window: whose portal it is, a way to close, no menu. */
export function PopupFrame({ children }: { children: ReactNode }) {
  const { closePopups } = usePortal()
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh', '--bandiera-top': `${BAR_HEIGHT}px` }}>
      <SkipLink />
      <Box className="no-print" component="header" sx={bar}>
        <Box component="span" sx={{ fontWeight: 700, fontSize: '1rem' }}>
          <BrandMark />
        </Box>
        <Button onClick={() => void closePopups()} variant="outlined">
          {testi.chiudi}
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

/** What is said there stays in sight, however long the page is. */
const edge = { position: 'sticky', bottom: 0, zIndex: 'appBar' } as const

const bar = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 3,
  height: BAR_HEIGHT,
  px: { xs: 3, sm: 6 },
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
} as const
