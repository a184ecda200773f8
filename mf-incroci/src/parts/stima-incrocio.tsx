import type { Incrocio } from '@bandiera/matching'
import { Box, Typography } from '@bandiera/ui'
import { Stima } from '@bandiera/ui/detail'
import { testi } from '../testi.ts'

/** Under the reasons of a match: what the grant would give, and what decides it. */
export function StimaIncrocio({ incrocio: { stima } }: { incrocio: Incrocio }) {
  if (!stima) return null
  return (
    <Box aria-label={testi.stima} component="section" sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
      <Typography component="h3" sx={{ fontSize: '0.875rem', fontWeight: 600 }}>
        {testi.stima}
      </Typography>
      <Stima per={stima.esigenza} stima={stima} />
    </Box>
  )
}
