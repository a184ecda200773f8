import { Box, Stack, Typography } from '../index.ts'
import type { ReactNode } from 'react'

interface SampleProps {
  /** Name of the state, or of the part. */
  nome: string
  children: ReactNode
}

/** One sample with its name above. */
export const Sample = ({ nome, children }: SampleProps) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography color="textSecondary" component="p" sx={{ mb: 2 }} variant="caption">
      {nome}
    </Typography>
    {children}
  </Box>
)

/** Samples that belong together, under the name of the part. */
export const SampleGroup = ({ nome, children }: SampleProps) => (
  <Box sx={{ '& + &': { mt: 6, pt: 5, borderTop: 1, borderColor: 'divider' } }}>
    <Typography component="h3" sx={{ mb: 3 }} variant="h3">
      {nome}
    </Typography>
    {children}
  </Box>
)

/** Samples one beside the other, as many as fit. */
export const SampleGrid = ({ min = 240, children }: { min?: number; children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 5,
      alignItems: 'start',
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${min}px), 1fr))`,
    }}
  >
    {children}
  </Box>
)

/** Small samples in a line that wraps. */
export const SampleLine = ({ children }: { children: ReactNode }) => (
  <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap', alignItems: 'center' }}>
    {children}
  </Stack>
)
