import { useRecord } from '@bandiera/live'
import { useMemo } from 'react'
import { useMatches } from '../parts/engine-client/use-matches.ts'
import { useBandiMoment } from '../parts/engine-client/snapshot.ts'
import { aziendeSide } from '../incroci/columns.tsx'
import { hrefIncrociOfBando } from '../paths.ts'
import { moduleTexts } from '../texts.ts'
import { BestMatches } from './best-matches.tsx'

/** On the page of a grant: the companies that it suits best, with the reasons. */
export function Component({ bandoId }: { bandoId: string }) {
  const bando = useRecord('bandi', bandoId)
  const loading = useMatches(useMemo(() => ({ tab: 'bando', id: bandoId }), [bandoId]))
  const momento = useBandiMoment()
  const side = useMemo(() => aziendeSide(momento), [momento])
  if (!bando) return null
  return (
    <BestMatches
      href={hrefIncrociOfBando(bandoId)}
      loading={loading}
      label={moduleTexts.aziendePer(bando.data.titolo)}
      nessuno={moduleTexts.tabs.nessunaAzienda}
      tutti={moduleTexts.tabs.tutteAziende}
      side={side}
      vuoto={moduleTexts.tabs.senzaAziende}
    />
  )
}
