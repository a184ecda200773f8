import { AppLink, Typography } from '@bandiera/ui'
import { INCROCI } from '../paths.ts'
import { cardTexts } from '../texts.ts'

/** Shown while there are no companies or no grants to match. */
export const NothingToMatch = () => (
  <>
    <Typography color="textSecondary" sx={{ mb: 2 }}>
      {cardTexts.vuoto}
    </Typography>
    <AppLink to={INCROCI}>{cardTexts.vai}</AppLink>
  </>
)
