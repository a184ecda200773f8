import ArrowDown from '@mui/icons-material/ArrowDownward'
import ArrowUp from '@mui/icons-material/ArrowUpward'
import Close from '@mui/icons-material/Close'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { testi } from './testi.ts'

export type RowMove = 'up' | 'down'

interface RowFrameProps {
  label: string
  index: number
  count: number
  onRemove: () => void
  onMove?: ((way: RowMove) => void) | undefined
  children: ReactNode
}

/** One row of a list in a form: its name, its buttons, its fields. Alt with an arrow moves it from any of its fields. */
export function RowFrame({ label, index, count, onRemove, onMove, children }: RowFrameProps) {
  const id = useId()
  const onKeyDown = (event: KeyboardEvent) => {
    const way = event.altKey && (event.key === 'ArrowUp' ? 'up' : event.key === 'ArrowDown' ? 'down' : null)
    if (!way || !onMove) return
    event.preventDefault()
    onMove(way)
  }
  const mover = (way: RowMove, icon: ReactNode, disabled: boolean) => (
    <IconButton
      aria-label={way === 'up' ? testi.su(label) : testi.giu(label)}
      data-row={`${index}:${way}`}
      disabled={disabled}
      onClick={() => onMove?.(way)}
    >
      {icon}
    </IconButton>
  )
  return (
    <Stack
      aria-labelledby={id}
      onKeyDown={onKeyDown}
      role="group"
      sx={{ gap: 3, borderLeft: 2, borderColor: 'divider', pl: 3 }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, minHeight: 32 }}>
        <Typography component="span" id={id} sx={{ mr: 'auto' }} variant="h3">
          {label}
        </Typography>
        {onMove && mover('up', <ArrowUp />, index === 0)}
        {onMove && mover('down', <ArrowDown />, index === count - 1)}
        <IconButton aria-label={testi.togli(label)} data-row={`${index}:remove`} onClick={onRemove}>
          <Close />
        </IconButton>
      </Stack>
      {children}
    </Stack>
  )
}
