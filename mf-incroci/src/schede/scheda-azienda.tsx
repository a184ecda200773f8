import { useRecord } from '@bandiera/live'
import { useMemo } from 'react'
import { useBandiDi } from '../motore/use-classifica.ts'
import { useMomentoBandi } from '../motore/use-momento-bandi.ts'
import { versoBandi } from '../parts/columns.tsx'
import { useRecordsMatched } from '../parts/use-records-matched.ts'
import { hrefIncroci } from '../paths.ts'
import { testi } from '../testi.ts'
import { Migliori } from './migliori.tsx'

/** On the page of a company: its best grants that are not closed, with the reasons. */
export function Component({ aziendaId }: { aziendaId: string }) {
  const azienda = useRecord('aziende', aziendaId)
  const { loading } = useRecordsMatched()
  const judged = useBandiDi(aziendaId, loading)
  const momento = useMomentoBandi()
  const verso = useMemo(() => versoBandi(momento), [momento])
  const open = useMemo(
    () => judged && { ...judged, ranked: judged.ranked.filter(({ valutazione }) => valutazione.stato !== 'chiuso') },
    [judged],
  )
  if (!azienda) return null
  return (
    <Migliori
      href={hrefIncroci(aziendaId)}
      judged={open}
      label={testi.bandiPer(azienda.ragioneSociale)}
      nessuno={testi.scheda.nessunBando}
      tutti={testi.scheda.tuttiBandi}
      verso={verso}
      vuoto={testi.scheda.senzaBandi}
    />
  )
}
