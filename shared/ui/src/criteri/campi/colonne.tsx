import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** A long check list in as many columns as there is room for. */
export const Colonne = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      '& .MuiFormGroup-root': {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
        columnGap: 4,
      },
    }}
  >
    {children}
  </Box>
)

/** Two short fields side by side where there is room. */
export const Coppia = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))', gap: 4, maxWidth: 640 }}>
    {children}
  </Box>
)
