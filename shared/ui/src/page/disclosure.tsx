import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface DisclosureProps {
  title: string
  children: ReactNode
  open?: boolean
}

export function Disclosure({ title, children, open = false }: DisclosureProps) {
  return (
    <Box
      component="details"
      open={open}
      sx={{ '& > summary': { cursor: 'pointer', fontWeight: 500, py: 1, borderRadius: 1 } }}
    >
      <summary>{title}</summary>
      <Box sx={{ pt: 2 }}>{children}</Box>
    </Box>
  )
}
