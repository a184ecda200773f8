import { Box } from '@bandiera/ui'
import type { ReactNode } from 'react'
import { hidden } from './hidden.ts'

/** Words for screen readers that the eye sees otherwise: an icon, a place. */
export function HiddenText({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={hidden}>
      {' '}
      {children}
    </Box>
  )
}
