import { useRecord } from '@bandiera/live'
import { useMemo } from 'react'
import { useElenco } from '../elenco/use-elenco.ts'
import { useMomentoBandi } from '../motore/use-momento-bandi.ts'
import { versoBandi } from '../parts/columns.tsx'
import { hrefIncroci } from '../paths.ts'
import { testi } from '../testi.ts'
import { Migliori } from './migliori.tsx'

/** On the page of a company: its best grants that are not closed, with the reasons. */
export function Component({ aziendaId }: { aziendaId: string }) {
  const azienda = useRecord('aziende', aziendaId)
  const atteso = useElenco(useMemo(() => ({ tab: 'azienda', id: aziendaId }), [aziendaId]))
  const momento = useMomentoBandi()
  const verso = useMemo(() => versoBandi(momento), [momento])
  if (!azienda) return null
  return (
    <Migliori
      href={hrefIncroci(aziendaId)}
      atteso={atteso}
      label={testi.bandiPer(azienda.ragioneSociale)}
      nessuno={testi.scheda.nessunBando}
      tutti={testi.scheda.tuttiBandi}
      verso={verso}
      vuoto={testi.scheda.senzaBandi}
    />
  )
}
