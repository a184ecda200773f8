import { AppLink, Typography } from '@bandiera/ui'
import { INCROCI } from '../paths.ts'
import { testi } from './testi.ts'

/** There is nothing to match yet. */
export const Vuoto = () => (
  <>
    <Typography color="textSecondary" sx={{ mb: 2 }}>
      {testi.vuoto}
    </Typography>
    <AppLink to={INCROCI}>{testi.vai}</AppLink>
  </>
)
