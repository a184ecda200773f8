import { Box } from '@bandiera/ui'
import type { ReactNode } from 'react'
import { UpdatePlace } from '../modules/update-place.tsx'
import { useShell } from '../shell.ts'
import { StaticLink } from './static-link.tsx'

/**
 * What floats at the lower edge of the window: the tenant's link and, under it, a banner. It has its own room at the end
 * of the page, so that no content stays under it, and nothing in it covers anything else in it.
 */
export function PageBottom({ children }: { children?: ReactNode }) {
  const { Banner } = useShell()
  return (
    <Box className="no-print" sx={floating}>
      <StaticLink />
      {children}
      <UpdatePlace />
      {Banner && <Banner />}
    </Box>
  )
}

const floating = {
  position: 'sticky',
  bottom: 0,
  zIndex: 'fab',
  display: 'flex',
  flexDirection: 'column',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
} as const
