import { useRecord } from '@bandiera/live'
import { useMemo } from 'react'
import { useElenco } from '../elenco/use-elenco.ts'
import { versoAziende } from '../parts/columns.tsx'
import { hrefIncrociBando } from '../paths.ts'
import { testi } from '../testi.ts'
import { Migliori } from './migliori.tsx'

/** On the page of a grant: the companies that it suits best, with the reasons. */
export function Component({ bandoId }: { bandoId: string }) {
  const bando = useRecord('bandi', bandoId)
  const atteso = useElenco(useMemo(() => ({ tab: 'bando', id: bandoId }), [bandoId]))
  if (!bando) return null
  return (
    <Migliori
      href={hrefIncrociBando(bandoId)}
      atteso={atteso}
      label={testi.aziendePer(bando.data.titolo)}
      nessuno={testi.scheda.nessunaAzienda}
      tutti={testi.scheda.tutteAziende}
      verso={versoAziende}
      vuoto={testi.scheda.senzaAziende}
    />
  )
}
