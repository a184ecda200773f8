import { Button, CloseIcon, Stack, Typography } from '@bandiera/ui'
import { useId, type ReactNode } from 'react'
import { testi } from '../testi.ts'

/** One of several alike parts of a form, with its name and a way to take it out. */
export function Riga({
  title,
  onRemove,
  children,
}: {
  title: string
  onRemove?: (() => void) | undefined
  children: ReactNode
}) {
  const id = useId()
  return (
    <Stack aria-labelledby={id} role="group" sx={{ gap: 3, borderLeft: 2, borderColor: 'divider', pl: 3 }}>
      <Stack direction="row" sx={heading}>
        <Typography component="h3" id={id} variant="h3">
          {title}
        </Typography>
        {onRemove && (
          <Button onClick={onRemove} startIcon={<CloseIcon />}>
            {testi.rimuovi(title)}
          </Button>
        )}
      </Stack>
      {children}
    </Stack>
  )
}

/** The button goes under the name where both have no room. */
const heading = { justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap', minHeight: 32 } as const
