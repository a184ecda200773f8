import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** Styles of text that is read out and not shown. In pixels: a bare 1 would be the whole width of the window. */
export const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '@media print': { display: 'none' },
} as const

/** Words for screen readers, where the eye sees an icon or a place. */
export function HiddenText({ children, role }: { children: ReactNode; role?: 'status' }) {
  return (
    <Box component="span" role={role} sx={hidden}>
      {' '}
      {children}
    </Box>
  )
}
