import { Box } from '@bandiera/ui'
import type { ReactNode } from 'react'

export const NarrowColumn = ({ children }: { children: ReactNode }) => (
  <Box sx={{ width: '100%', maxWidth: 528, mx: 'auto', pt: { xs: 0, sm: 6 } }}>{children}</Box>
)
