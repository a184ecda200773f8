import { usePortal } from '@bandiera/platform'
import { useToday } from '@bandiera/ui'
import { useMemo } from 'react'
import { Bacheca } from '../bacheca/bacheca.tsx'
import { Calendario } from '../calendario/calendario.tsx'
import { useRighe } from '../parts/use-righe.ts'
import { conteggiDi } from './conteggi.ts'
import { praticheFilters, scelteDi } from './filters.ts'
import { PratichePage } from './pratiche-page.tsx'
import { Tabella } from './tabella.tsx'
import { useVista } from './viste.tsx'

/** The case files as list, board or calendar, where this page holds them all; search and filters hold in all three. */
export function Pratiche({ mayInsert }: { mayInsert: boolean }) {
  const { righe, loading } = useRighe()
  const [vista] = useVista()
  const { usr } = usePortal()
  const oggi = useToday()
  const me = usr?._id ?? ''
  const filters = useMemo(() => praticheFilters(scelteDi(righe), { me, oggi }), [righe, me, oggi])
  const conteggi = useMemo(() => conteggiDi(righe, me), [righe, me])
  const some = righe.length > 0
  return (
    <PratichePage conteggi={conteggi} mayInsert={mayInsert} some={some}>
      {some && vista === 'bacheca' ? (
        <Bacheca filters={filters} righe={righe} />
      ) : some && vista === 'calendario' ? (
        <Calendario filters={filters} righe={righe} />
      ) : (
        <Tabella filters={filters} loading={loading} mayInsert={mayInsert} records={righe} />
      )}
    </PratichePage>
  )
}
