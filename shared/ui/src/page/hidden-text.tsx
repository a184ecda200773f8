import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** Styles of text for screen readers only. In pixels: for MUI a bare 1 means the whole width. */
export const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '@media print': { display: 'none' },
} as const

export function HiddenText({ children, role }: { children: ReactNode; role?: 'status' }) {
  return (
    <Box component="span" role={role} sx={hidden}>
      {' '}
      {children}
    </Box>
  )
}
