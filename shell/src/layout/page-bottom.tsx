import { Box } from '@bandiera/ui'
import type { ReactNode } from 'react'
import { UpdatePlace } from '../modules/update-place.tsx'
import { WithoutPlace } from '../modules/without-place.tsx'
import { StaticLink } from './static-link.tsx'

/**
 * What floats at the lower edge of the window: the tenant's link and, under it, a banner. It has its own room at the end
 * of the page, so that no content stays under it, and nothing in it covers anything else in it.
 */
export function PageBottom({ children }: { children?: ReactNode }) {
  return (
    <Box className="no-print" sx={floating}>
      <StaticLink />
      {children}
      <UpdatePlace />
      <WithoutPlace />
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
