import type { CountEntry } from '@bandiera/matching'
import { ErrorState, Stack, Typography } from '@bandiera/ui'
import { ShortList, WidgetSkeleton } from '@bandiera/ui/charts'
import { NotUpdated } from '../parts/not-updated.tsx'
import { hrefFittingBandi, hrefFittingAziende, INCROCI } from '../paths.ts'
import { cardTexts } from '../texts.ts'
import { useCounts } from './use-counts.ts'
import { NothingToMatch } from './empty.tsx'

/** Grants that opened lately with the companies that they fit, and the companies with the most grants. */
export function Component() {
  const { counts, error, retry } = useCounts()
  if (!counts) return error ? <ErrorState onRetry={retry} text={error} /> : <WidgetSkeleton />
  if (counts.vuoto) return <NothingToMatch />
  return (
    <Stack sx={{ gap: 4 }}>
      <NotUpdated error={error} retry={retry} />
      <NewBandi voci={counts.nuovi} />
      <BestAziende voci={counts.aziende} />
    </Stack>
  )
}

interface EntriesProps {
  voci: readonly CountEntry[]
}

function NewBandi({ voci }: EntriesProps) {
  if (voci.length === 0) return <Typography color="textSecondary">{cardTexts.nessunNuovo}</Typography>
  const items = voci.map(({ id, nome, n }) => ({
    id,
    label: nome,
    href: hrefFittingAziende(id),
    note: cardTexts.aziende(n),
  }))
  return <ShortList items={items} label={cardTexts.nuovi} />
}

function BestAziende({ voci }: EntriesProps) {
  if (voci.length === 0) return <Typography color="textSecondary">{cardTexts.nessuno}</Typography>
  const items = voci.map(({ id, nome, n }) => ({
    id,
    label: nome,
    href: hrefFittingBandi(id),
    note: cardTexts.bandi(n),
  }))
  return <ShortList items={items} label={cardTexts.perAzienda} more={{ label: cardTexts.vai, href: INCROCI }} />
}
