import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

export interface Fact {
  label: string
  value: ReactNode
}

export function Facts({ items }: { items: readonly Fact[] }) {
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))' }}
    >
      {items.map(({ label, value }) => (
        <div key={label}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {value ?? '—'}
          </Box>
        </div>
      ))}
    </Box>
  )
}
