import { AppLink, Typography } from '@bandiera/ui'
import { INCROCI } from '../paths.ts'
import { cardTexts } from '../texts.ts'

/** There is nothing to match yet. */
export const NothingToMatch = () => (
  <>
    <Typography color="textSecondary" sx={{ mb: 2 }}>
      {cardTexts.vuoto}
    </Typography>
    <AppLink to={INCROCI}>{cardTexts.vai}</AppLink>
  </>
)
