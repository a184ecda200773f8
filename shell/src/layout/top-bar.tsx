import { useLiveStatus } from '@bandiera/live'
import { Box, IconButton, LinearProgress, MenuIcon } from '@bandiera/ui'
import { TITLE_DELAY } from '@bandiera/wire'
import type { RefObject } from 'react'
import { UserMenu } from '../menu/user-menu.tsx'
import { PaletteButton } from '../palette/palette-button.tsx'
import { NoticeBell } from '../notices/notice-bell.tsx'
import { texts } from '../texts.ts'
import { BackButton } from './way-back.tsx'
import { useDelayed, useSegmentTitle } from './page-title.tsx'
import { bar, stays } from './sizes.ts'

interface Props {
  menuOpen: boolean
  menuButton: RefObject<HTMLButtonElement | null>
  onMenu: () => void
}

export function TopBar({ menuOpen, menuButton, onMenu }: Props) {
  // spec §2: the title follows the page one second late
  const title = useDelayed(useSegmentTitle(), TITLE_DELAY)
  return (
    <Box className="no-print" component="header" sx={{ ...bar, ...stays, gap: 2, px: { xs: 2, sm: 5 } }}>
      <IconButton
        aria-expanded={menuOpen}
        aria-label={texts.openMenu}
        onClick={onMenu}
        ref={menuButton}
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

const clip = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** A thin line at the top while the user's data has not loaded (spec §2). */
export function LoadingBar() {
  const { ready } = useLiveStatus()
  if (ready) return null
  return (
    <Box sx={{ position: 'absolute', insetInline: 0, bottom: -2 }}>
      <LinearProgress aria-label={texts.loading} sx={{ height: 2 }} />
    </Box>
  )
}
