import { Box, Stack, Typography } from '@bandiera/ui'
import { useId, type ReactNode } from 'react'

export function AsideBlock({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <Box aria-labelledby={id} component="section">
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', minHeight: 32, gap: 2 }}>
        <Typography component="h2" id={id} sx={{ fontSize: '0.875rem', fontWeight: 600 }}>
          {title}
        </Typography>
        {action}
      </Stack>
      {children}
    </Box>
  )
}
