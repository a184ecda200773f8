import { useRecord } from '@bandiera/live'
import { useMemo } from 'react'
import { useElenco } from '../elenco/use-elenco.ts'
import { useMomentoBandi } from '../motore/use-momento-bandi.ts'
import { versoAziende } from '../parts/columns.tsx'
import { hrefIncrociBando } from '../paths.ts'
import { testi } from '../testi.ts'
import { Migliori } from './migliori.tsx'

/** On the page of a grant: the companies that it suits best, with the reasons. */
export function Component({ bandoId }: { bandoId: string }) {
  const bando = useRecord('bandi', bandoId)
  const atteso = useElenco(useMemo(() => ({ tab: 'bando', id: bandoId }), [bandoId]))
  const momento = useMomentoBandi()
  const verso = useMemo(() => versoAziende(momento), [momento])
  if (!bando) return null
  return (
    <Migliori
      href={hrefIncrociBando(bandoId)}
      atteso={atteso}
      label={testi.aziendePer(bando.data.titolo)}
      nessuno={testi.scheda.nessunaAzienda}
      tutti={testi.scheda.tutteAziende}
      verso={verso}
      vuoto={testi.scheda.senzaAziende}
    />
  )
}
