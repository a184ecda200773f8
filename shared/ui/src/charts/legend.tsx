import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

export interface LegendEntry {
  label: string
  mark: ReactNode
}

/** Which mark is which series; the chart's own text says it to who listens. */
export function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <Box aria-hidden sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, mb: 2, fontSize: '0.8125rem' }}>
      {entries.map(({ label, mark }) => (
        <Box component="span" key={label} sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
          {mark}
          {label}
        </Box>
      ))}
    </Box>
  )
}
