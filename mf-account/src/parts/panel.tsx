import { Box, Typography } from '@bandiera/ui'
import { useId, type ReactNode } from 'react'

interface PanelProps {
  /** An address can name it. */
  id?: string
  title: string
  note?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** Title and note are on the left of wide windows; the index of the page names it. */
export function Panel({ id, title, note, actions, children }: PanelProps) {
  const heading = useId()
  return (
    <Box aria-labelledby={heading} component="section" data-section={title} id={id} sx={frame}>
      <Box>
        <Typography component="h2" id={heading} tabIndex={-1} variant="h2">
          {title}
        </Typography>
        {note && <Box sx={{ color: 'text.secondary', typography: 'body2', mt: 1, maxWidth: 480 }}>{note}</Box>}
        {actions && <Box sx={{ mt: 2, ml: -3 }}>{actions}</Box>}
      </Box>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  )
}

const frame = {
  display: 'grid',
  gap: { xs: 3, md: 8 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 640px)' },
  py: 5,
  borderTop: 1,
  borderColor: 'divider',
  scrollMarginTop: 'calc(var(--bandiera-top, 0px) + 8px)',
} as const
