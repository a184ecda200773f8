import type { Risposto } from '@bandiera/live'
import type { DaCompletare, RispostaDaCompletare } from '@bandiera/matching'
import { AppLink, ErrorState, Typography } from '@bandiera/ui'
import { ShortList, WidgetSkeleton } from '@bandiera/ui/charts'
import { NotUpdated } from '../parts/not-updated.tsx'
import { AZIENDE_MANCANTI, hrefCompleta } from '../paths.ts'
import { cardTexts } from '../texts.ts'
import { NothingToMatch } from './empty.tsx'
import { useRemote, useServerAnswer } from '../engine-client/remote.ts'
import { usePageAnswer } from '../engine-client/use-answer.ts'
import { useLoading } from '../engine-client/records.ts'

/** Companies of which one datum would settle most grants: each line opens the field of that datum. */
export function Component() {
  const { answer, error, retry } = useMissingData()
  if (!answer) return error ? <ErrorState onRetry={retry} text={error} /> : <WidgetSkeleton />
  if (answer.vuoto) return <NothingToMatch />
  return (
    <>
      <NotUpdated error={error} retry={retry} />
      {answer.aziende.length === 0 ? (
        <>
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            {cardTexts.nienteManca}
          </Typography>
          <AppLink to={AZIENDE_MANCANTI}>{cardTexts.tutteMancanti}</AppLink>
        </>
      ) : (
        <ShortList
          items={answer.aziende.map(line)}
          label={cardTexts.piuUtili}
          more={{ label: cardTexts.tutteMancanti, href: AZIENDE_MANCANTI }}
        />
      )}
    </>
  )
}

const line = ({ id, nome, dato: { campo, etichetta, verificabili } }: DaCompletare) => ({
  id,
  label: nome,
  href: hrefCompleta(id, campo),
  detail: cardTexts.completa(etichetta, verificabili),
})

/** Which data are most worth asking, of which companies: found in this tab where the page holds them all, else on the server. */
export function useMissingData(): Risposto<RispostaDaCompletare> {
  const far = useRemote()
  const loading = useLoading()
  const here = usePageAnswer('daCompletare', '', loading || far)
  const there = useServerAnswer<RispostaDaCompletare>(far, '/api/incroci/da-completare', NOTHING)
  return far ? there : { answer: here && here.risposta, error: null, retry: nothing }
}

const NOTHING = {}
const nothing = () => undefined
