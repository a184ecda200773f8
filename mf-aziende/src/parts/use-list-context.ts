import { aziendaIdOfPratica, isPraticaAperta, type Azienda } from '@bandiera/domain'
import { useImpresaUnica, useCollection } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { useToday } from '@bandiera/ui'
import type { Column, ListFilter } from '@bandiera/ui/list'
import { useMemo } from 'react'
import { aziendeColumns, type ListContext } from './aziende-columns.tsx'
import { aziendeFilters, tagsOf } from './aziende-filters.ts'

interface ListParts {
  columns: Column<Azienda>[]
  filters: ListFilter<Azienda>[]
}
/** What the list takes from records of which a page may not hold all. */
type Elsewhere = Pick<ListContext, 'unica' | 'praticheOf' | 'incrociOf'> & { tags?: readonly string[] }

/** Columns and filters of the list, with what they take from people, case files and groups. */
export function useListParts(aziende: readonly Azienda[], incrociOf: ListContext['incrociOf']): ListParts {
  const pratiche = useCollection('pratiche')
  const unica = useImpresaUnica()
  const open = useMemo(() => {
    const counts = new Map<string, number>()
    for (const { _id, stato } of pratiche) {
      const id = aziendaIdOfPratica(_id)
      if (isPraticaAperta(stato)) counts.set(id, (counts.get(id) ?? 0) + 1)
    }
    return counts
  }, [pratiche])
  const tags = useMemo(() => tagsOf(aziende), [aziende])
  const elsewhere = useMemo(
    () => ({ unica, praticheOf: (id: string) => open.get(id) ?? 0, incrociOf, tags }),
    [unica, open, incrociOf, tags],
  )
  return useParts(elsewhere)
}

/** Columns and filters of the list where the page holds people, but neither all companies nor their case files. */
export const useWindowParts = (): ListParts => useParts(NOTHING)

const NOTHING = {}

function useParts(elsewhere: Elsewhere): ListParts {
  const { role } = usePortal()
  const utenti = useCollection('usr')
  const oggi = useToday()
  const admin = role === 'admin'
  const columns = useMemo(() => {
    const names = new Map(utenti.map(({ _id, name }) => [_id, name]))
    return aziendeColumns({ ...elsewhere, oggi, nameOf: (id) => names.get(id), gestore: admin })
  }, [oggi, elsewhere, utenti, admin])
  const { tags } = elsewhere
  const filters = useMemo(() => aziendeFilters(utenti, admin, tags), [utenti, admin, tags])
  return { columns, filters }
}
