import { Box } from '@bandiera/ui'
import type { ReactNode } from 'react'

/** Short lines one under the other. */
export function Bullets({ items }: { items: readonly ReactNode[] }) {
  return (
    <Box component="ul" sx={{ my: 1, pl: 5, '& li': { py: 0.5 } }}>
      {items.map((item, at) => (
        <li key={at}>{item}</li>
      ))}
    </Box>
  )
}
