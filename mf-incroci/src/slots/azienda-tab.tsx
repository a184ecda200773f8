import { useRecord } from '@bandiera/live'
import { useMemo } from 'react'
import { useMatches } from '../parts/engine-client/use-matches.ts'
import { useBandiMoment } from '../parts/engine-client/snapshot.ts'
import { bandiSide } from '../incroci/columns.tsx'
import { hrefIncroci } from '../paths.ts'
import { moduleTexts } from '../texts.ts'
import { BestMatches } from './best-matches.tsx'

/** On the page of a company: its best grants that are not closed, with the reasons. */
export function Component({ aziendaId }: { aziendaId: string }) {
  const azienda = useRecord('aziende', aziendaId)
  const loading = useMatches(useMemo(() => ({ tab: 'azienda', id: aziendaId }), [aziendaId]))
  const momento = useBandiMoment()
  const side = useMemo(() => bandiSide(momento), [momento])
  if (!azienda) return null
  return (
    <BestMatches
      href={hrefIncroci(aziendaId)}
      loading={loading}
      label={moduleTexts.bandiPer(azienda.ragioneSociale)}
      nessuno={moduleTexts.tabs.nessunBando}
      tutti={moduleTexts.tabs.tuttiBandi}
      side={side}
      vuoto={moduleTexts.tabs.senzaBandi}
    />
  )
}
