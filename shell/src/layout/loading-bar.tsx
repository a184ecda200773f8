import { useLiveStatus } from '@bandiera/live'
import { Box, LinearProgress } from '@bandiera/ui'
import { testi } from '../testi.ts'

/** A thin line at the top while the user's data has not loaded (spec §2). */
export function LoadingBar() {
  const { ready } = useLiveStatus()
  if (ready) return null
  return (
    <Box sx={{ position: 'absolute', insetInline: 0, bottom: -2 }}>
      <LinearProgress aria-label={testi.caricamento} sx={{ height: 2 }} />
    </Box>
  )
}
