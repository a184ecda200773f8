import type { ClosingEntry } from '@bandiera/matching'
import { AppLink, ErrorState, Typography } from '@bandiera/ui'
import { ShortList, WidgetSkeleton } from '@bandiera/ui/charts'
import { NotUpdated } from '../parts/not-updated.tsx'
import { CLOSING_BANDI, hrefPossibleAziende } from '../paths.ts'
import { cardTexts } from '../texts.ts'
import { useCounts } from './use-counts.ts'
import { NothingToMatch } from './empty.tsx'

/** Grants that close soon: how many of the user's companies may get each, and the days left. */
export function Component() {
  const { counts, error, retry } = useCounts()
  if (!counts) return error ? <ErrorState onRetry={retry} text={error} /> : <WidgetSkeleton />
  if (counts.vuoto) return <NothingToMatch />
  const { inChiusura } = counts
  return (
    <>
      <NotUpdated error={error} retry={retry} />
      {inChiusura.length === 0 ? (
        <>
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            {cardTexts.nessunoChiude}
          </Typography>
          <AppLink to={CLOSING_BANDI}>{cardTexts.tuttiInChiusura}</AppLink>
        </>
      ) : (
        <ShortList
          items={inChiusura.map(line)}
          label={cardTexts.primi}
          more={{ label: cardTexts.tuttiInChiusura, href: CLOSING_BANDI }}
        />
      )}
    </>
  )
}

const line = ({ id, nome, n, ammissibili, giorni }: ClosingEntry) => ({
  id,
  label: nome,
  href: hrefPossibleAziende(id),
  detail: cardTexts.possibili(n, ammissibili),
  note: cardTexts.restano(giorni),
})
