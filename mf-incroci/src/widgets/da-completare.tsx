import type { DaCompletare } from '@bandiera/matching'
import { AppLink, ErrorState, Typography } from '@bandiera/ui'
import { ShortList, WidgetSkeleton } from '@bandiera/ui/charts'
import { NonAggiornato } from '../parts/non-aggiornato.tsx'
import { AZIENDE_MANCANTI, hrefCompleta } from '../paths.ts'
import { testi } from './testi.ts'
import { useDaCompletare } from './use-da-completare.ts'
import { Vuoto } from './vuoto.tsx'

/** Companies of which one datum would settle most grants: each line opens the field of that datum. */
export function Component() {
  const { answer, error, retry } = useDaCompletare()
  if (!answer) return error ? <ErrorState onRetry={retry} text={error} /> : <WidgetSkeleton />
  if (answer.vuoto) return <Vuoto />
  return (
    <>
      <NonAggiornato error={error} retry={retry} />
      {answer.aziende.length === 0 ? (
        <>
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            {testi.nienteManca}
          </Typography>
          <AppLink to={AZIENDE_MANCANTI}>{testi.tutteMancanti}</AppLink>
        </>
      ) : (
        <ShortList
          items={answer.aziende.map(line)}
          label={testi.piuUtili}
          more={{ label: testi.tutteMancanti, href: AZIENDE_MANCANTI }}
        />
      )}
    </>
  )
}

const line = ({ id, nome, dato: { campo, etichetta, verificabili } }: DaCompletare) => ({
  id,
  label: nome,
  href: hrefCompleta(id, campo),
  detail: testi.completa(etichetta, verificabili),
})
