import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import type { IconComponent } from '../icons/portal-icon.tsx'

export type Tone = 'success' | 'warning' | 'error' | 'info' | 'neutral'

export interface MarkerProps {
  tone: Tone
  icon: IconComponent
  children: ReactNode
}

/** An icon and a word in one colour of meaning. The word is always shown: colour is never the only sign. */
export function Marker({ tone, icon: Icon, children }: MarkerProps) {
  const color = tone === 'neutral' ? 'text.secondary' : `${tone}.main`
  return (
    <Box
      component="span"
      sx={{
        color,
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        fontWeight: 500,
        maxWidth: '100%',
        whiteSpace: 'nowrap',
        verticalAlign: 'middle',
        '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
      }}
    >
      <Icon aria-hidden fontSize="small" />
      <span>{children}</span>
    </Box>
  )
}
