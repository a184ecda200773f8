import type { IncompleteAzienda, IncompleteAnswer } from '@bandiera/matching'
import { AppLink, ErrorState, Typography } from '@bandiera/ui'
import { ShortList, WidgetSkeleton } from '@bandiera/ui/charts'
import { NotUpdated } from '../parts/not-updated.tsx'
import { INCOMPLETE_AZIENDE, hrefMissingField } from '../paths.ts'
import { cardTexts } from '../texts.ts'
import { NothingToMatch } from './empty.tsx'
import { useEngineAnswer, type PageAnswer } from '../parts/engine-client/use-answer.ts'

/** Companies for which one missing datum would settle most grants: each line opens the field of that datum. */
export function Component() {
  const { answer, error, retry } = useEngineAnswer('daCompletare', ON_SERVER, answerOf)
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
          <AppLink to={INCOMPLETE_AZIENDE}>{cardTexts.tutteMancanti}</AppLink>
        </>
      ) : (
        <ShortList
          items={answer.aziende.map(line)}
          label={cardTexts.piuUtili}
          more={{ label: cardTexts.tutteMancanti, href: INCOMPLETE_AZIENDE }}
        />
      )}
    </>
  )
}

const line = ({ id, nome, dato: { campo, etichetta, verificabili } }: IncompleteAzienda) => ({
  id,
  label: nome,
  href: hrefMissingField(id, campo),
  detail: cardTexts.completa(etichetta, verificabili),
})

/** The missing data that would settle most, with their companies. */
const ON_SERVER = { path: '/api/incroci/da-completare', body: {} }
const answerOf = ({ answer }: PageAnswer<'daCompletare'>): IncompleteAnswer => answer
