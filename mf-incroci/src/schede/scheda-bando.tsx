import { useRecord } from '@bandiera/live'
import { useMemo } from 'react'
import { rankAziende } from '../judge/incrocia.ts'
import { useIncrocia } from '../judge/use-incrocia.ts'
import { versoAziende } from '../parts/columns.tsx'
import { useRecordsMatched } from '../parts/use-records-matched.ts'
import { hrefIncrociBando } from '../paths.ts'
import { testi } from '../testi.ts'
import { Migliori } from './migliori.tsx'

/** On the page of a grant: the companies that it suits best, with the reasons. */
export function Component({ bandoId }: { bandoId: string }) {
  const bando = useRecord('bandi', bandoId)
  const { aziende, loading } = useRecordsMatched()
  const incrocia = useIncrocia()
  const ranked = useMemo(() => (bando ? rankAziende(bando, aziende, incrocia) : []), [bando, aziende, incrocia])
  if (!bando) return null
  return (
    <Migliori
      href={hrefIncrociBando(bandoId)}
      label={testi.aziendePer(bando.data.titolo)}
      loading={loading}
      nessuno={testi.scheda.nessunaAzienda}
      ranked={ranked}
      tutti={testi.scheda.tutteAziende}
      verso={versoAziende}
      vuoto={testi.scheda.senzaAziende}
    />
  )
}
