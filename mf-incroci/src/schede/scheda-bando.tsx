import { useRecord } from '@bandiera/live'
import { useAziendeDi } from '../motore/use-classifica.ts'
import { versoAziende } from '../parts/columns.tsx'
import { useRecordsMatched } from '../parts/use-records-matched.ts'
import { hrefIncrociBando } from '../paths.ts'
import { testi } from '../testi.ts'
import { Migliori } from './migliori.tsx'

/** On the page of a grant: the companies that it suits best, with the reasons. */
export function Component({ bandoId }: { bandoId: string }) {
  const bando = useRecord('bandi', bandoId)
  const { loading } = useRecordsMatched()
  const judged = useAziendeDi(bandoId, loading)
  if (!bando) return null
  return (
    <Migliori
      href={hrefIncrociBando(bandoId)}
      judged={judged}
      label={testi.aziendePer(bando.data.titolo)}
      nessuno={testi.scheda.nessunaAzienda}
      tutti={testi.scheda.tutteAziende}
      verso={versoAziende}
      vuoto={testi.scheda.senzaAziende}
    />
  )
}
