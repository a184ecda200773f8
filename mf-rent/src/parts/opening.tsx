import { Box, LinearProgress } from '@bandiera/ui'
import { texts } from '../texts.ts'

/** The rental site is on its way. */
export const Opening = () => (
  <Box role="status" sx={{ px: { xs: 3, sm: 6 }, py: 4, color: 'text.secondary' }}>
    {texts.caricamento}
    <LinearProgress aria-label={texts.caricamento} sx={{ mt: 3, maxWidth: 320 }} />
  </Box>
)
