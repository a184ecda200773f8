import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined'
import Inbox from '@mui/icons-material/InboxOutlined'
import Lock from '@mui/icons-material/LockOutlined'
import Refresh from '@mui/icons-material/Refresh'
import type { ReactNode } from 'react'
import { uiTexts } from '../texts.ts'
import type { IconComponent } from '../icons/portal-icon.tsx'

export interface EmptyStateProps {
  title: string
  text?: ReactNode
  icon?: IconComponent
  action?: ReactNode
  /** Replaces a whole page: its title is then the page's heading, and takes the focus after navigation. */
  whole?: boolean
}

export function EmptyState({ title, text, icon: Icon = Inbox, action, whole = false }: EmptyStateProps) {
  const heading = whole ? ({ component: 'h1', tabIndex: -1 } as const) : ({ component: 'h2' } as const)
  return (
    <Stack sx={place}>
      <Box aria-hidden className="no-print" sx={disc}>
        <Icon />
      </Box>
      <Typography {...heading} variant="h2">
        {title}
      </Typography>
      {text && (
        <Box className="no-print" sx={{ color: 'text.secondary', maxWidth: 480 }}>
          {text}
        </Box>
      )}
      {action && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2, mt: 2 }}>
          {action}
        </Stack>
      )}
    </Stack>
  )
}

/** The picture of the place: its icon on a quiet ground. */
const disc = {
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 64,
  borderRadius: '50%',
  bgcolor: 'action.hover',
  color: 'text.secondary',
  '& svg': { fontSize: 28 },
} as const

/** A print has no buttons: one line says that there is nothing. */
const place = {
  alignItems: 'center',
  textAlign: 'center',
  gap: 2,
  py: 12,
  px: 4,
  '@media print': { alignItems: 'start', p: 0, '& h2': { font: 'inherit' } },
} as const

export const ForbiddenState = () => (
  <EmptyState icon={Lock} text={uiTexts.nessunPermessoAiuto} title={uiTexts.nessunPermesso} />
)

export function ErrorState({ title = uiTexts.erroreElenco, text, onRetry, whole }: ErrorStateProps) {
  const retry = onRetry && (
    <Button onClick={onRetry} startIcon={<Refresh />} variant="outlined">
      {uiTexts.riprova}
    </Button>
  )
  return (
    <div role="alert">
      <EmptyState action={retry} icon={ErrorOutlined} text={text} title={title} whole={whole} />
    </div>
  )
}

export interface ErrorStateProps extends Pick<EmptyStateProps, 'whole'> {
  title?: string
  text: string
  onRetry?: () => void
}
