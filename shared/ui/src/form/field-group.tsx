import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'

/** Fields that belong together, under one heading. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Stack aria-labelledby={id} role="group" sx={{ gap: 4, pt: 4, borderTop: 1, borderColor: 'divider' }}>
      <Typography component="h2" id={id} variant="h2">
        {title}
      </Typography>
      {children}
    </Stack>
  )
}
