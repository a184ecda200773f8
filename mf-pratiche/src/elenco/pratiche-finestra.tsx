import { useCollection } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { useToday } from '@bandiera/ui'
import { useMemo } from 'react'
import { BachecaFinestra } from '../bacheca/bacheca-finestra.tsx'
import { CalendarioFinestra } from '../calendario/calendario-finestra.tsx'
import { useConteggi } from './conteggi.ts'
import { praticheFilters, scelteNote } from './filters.ts'
import { PratichePage } from './pratiche-page.tsx'
import { TabellaFinestra } from './tabella-finestra.tsx'
import { useVista } from './viste.tsx'

/** The case files where they are too many for a page: the server searches, filters, sorts and counts them. */
export function PraticheFinestra({ mayInsert }: { mayInsert: boolean }) {
  const [vista] = useVista()
  const { usr } = usePortal()
  const oggi = useToday()
  const utenti = useCollection('usr')
  const me = usr?._id ?? ''
  const filters = useMemo(() => praticheFilters(scelteNote(utenti, oggi), { me, oggi }), [utenti, me, oggi])
  const { conteggi, visible } = useConteggi(me)
  const some = visible > 0
  return (
    <PratichePage conteggi={conteggi} mayInsert={mayInsert} some={some}>
      {some && vista === 'bacheca' ? (
        <BachecaFinestra filters={filters} />
      ) : some && vista === 'calendario' ? (
        <CalendarioFinestra filters={filters} />
      ) : (
        <TabellaFinestra filters={filters} mayInsert={mayInsert} />
      )}
    </PratichePage>
  )
}
