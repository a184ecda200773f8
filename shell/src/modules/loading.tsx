import { Box, LinearProgress } from '@bandiera/ui'
import { testi } from './testi.ts'

/**
 * A thin line while code is on its way; it stays invisible for the first moments, so that a fast load never flashes. Paper waits
 * for what is busy.
 */
export function Loading({ name }: { name: string }) {
  return (
    <Box aria-busy sx={{ animation: 'fade-in 200ms 200ms both', '@keyframes fade-in': { from: { opacity: 0 } } }}>
      <LinearProgress aria-label={testi.caricamento(name)} />
    </Box>
  )
}
