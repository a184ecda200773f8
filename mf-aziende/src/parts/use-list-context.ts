import { aziendaIdOfPratica, isPraticaAperta, type Azienda } from '@bandiera/domain'
import { useImpresaUnica, useCollection } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { useToday } from '@bandiera/ui'
import type { Column, ListFilter } from '@bandiera/ui/list'
import { useMemo } from 'react'
import { aziendeColumns, type ListContext } from './aziende-columns.tsx'
import { aziendeFilters } from './aziende-filters.ts'

/** Columns and filters of the list, with what they take from people, case files and groups. */
export function useListParts(
  aziende: readonly Azienda[],
  incrociOf: ListContext['incrociOf'],
): {
  columns: Column<Azienda>[]
  filters: ListFilter<Azienda>[]
} {
  const { role } = usePortal()
  const utenti = useCollection('usr')
  const pratiche = useCollection('pratiche')
  const unica = useImpresaUnica()
  const oggi = useToday()
  const admin = role === 'admin'
  const open = useMemo(() => {
    const counts = new Map<string, number>()
    for (const { _id, stato } of pratiche) {
      const id = aziendaIdOfPratica(_id)
      if (isPraticaAperta(stato)) counts.set(id, (counts.get(id) ?? 0) + 1)
    }
    return counts
  }, [pratiche])
  const columns = useMemo(() => {
    const names = new Map(utenti.map(({ _id, name }) => [_id, name]))
    const nameOf = (id: string) => names.get(id)
    return aziendeColumns({ oggi, unica, nameOf, praticheOf: (id) => open.get(id) ?? 0, incrociOf, gestore: admin })
  }, [oggi, unica, utenti, open, incrociOf, admin])
  const filters = useMemo(() => aziendeFilters(aziende, utenti, admin), [aziende, utenti, admin])
  return { columns, filters }
}
