import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import Construction from '@mui/icons-material/ConstructionOutlined'
import type { ReactNode } from 'react'
import { testi } from '../testi.ts'
import { AppLink } from './app-link.tsx'
import { Marker } from './marker.tsx'

export interface InArrivoProps {
  /** One sentence: what this area is for. */
  scopo: string
  /** What one will be able to do here. */
  cosa: readonly string[]
  /** Where to go meanwhile. */
  intanto?: readonly { to: string; testo: string }[]
  /** Real facts already known here. */
  children?: ReactNode
}

/** An honest screen of an area that is not built yet: what it will do, and what can be used meanwhile. */
export function InArrivo({ scopo, cosa, intanto = [], children }: InArrivoProps) {
  return (
    <Stack sx={{ gap: 5, maxWidth: 640 }}>
      <Stack sx={{ gap: 2 }}>
        <Marker icon={Construction} tone="info">
          {testi.inArrivo}
        </Marker>
        <Typography sx={{ fontSize: '1rem' }}>{scopo}</Typography>
      </Stack>
      {children}
      <Points title={testi.inArrivoCosa}>{cosa}</Points>
      {intanto.length > 0 && (
        <Points title={testi.inArrivoIntanto}>
          {intanto.map(({ to, testo }) => (
            <AppLink key={to} to={to}>
              {testo}
            </AppLink>
          ))}
        </Points>
      )}
    </Stack>
  )
}

function Points({ title, children }: { title: string; children: readonly ReactNode[] }) {
  return (
    <section aria-label={title}>
      <Typography component="h2" variant="h2">
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 5, '& li': { py: 0.5 } }}>
        {children.map((child, index) => (
          <li key={index}>{child}</li>
        ))}
      </Box>
    </section>
  )
}
