import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** Something of use to few, closed until asked for. */
export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="details" sx={{ '& > summary': { cursor: 'pointer', fontWeight: 500, py: 1, borderRadius: 1 } }}>
      <summary>{title}</summary>
      <Box sx={{ pt: 2 }}>{children}</Box>
    </Box>
  )
}
