import { useRecord } from '@bandiera/live'
import { useToday } from '@bandiera/ui'
import { useMemo } from 'react'
import { rankBandi } from '../judge/incrocia.ts'
import { useIncrocia } from '../judge/use-incrocia.ts'
import { versoBandi } from '../parts/columns.tsx'
import { useRecordsMatched } from '../parts/use-records-matched.ts'
import { hrefIncroci } from '../paths.ts'
import { testi } from '../testi.ts'
import { Migliori } from './migliori.tsx'

/** On the page of a company: its best grants that are not closed, with the reasons. */
export function Component({ aziendaId }: { aziendaId: string }) {
  const azienda = useRecord('aziende', aziendaId)
  const { bandi, loading } = useRecordsMatched()
  const incrocia = useIncrocia()
  const oggi = useToday()
  const verso = useMemo(() => versoBandi(oggi), [oggi])
  const ranked = useMemo(
    () =>
      azienda ? rankBandi(azienda, bandi, incrocia).filter(({ valutazione }) => valutazione.stato !== 'chiuso') : [],
    [azienda, bandi, incrocia],
  )
  if (!azienda) return null
  return (
    <Migliori
      href={hrefIncroci(aziendaId)}
      label={testi.bandiPer(azienda.ragioneSociale)}
      loading={loading}
      nessuno={testi.scheda.nessunBando}
      ranked={ranked}
      tutti={testi.scheda.tuttiBandi}
      verso={verso}
      vuoto={testi.scheda.senzaBandi}
    />
  )
}
