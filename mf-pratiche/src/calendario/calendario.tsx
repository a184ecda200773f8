import { useToday } from '@bandiera/ui'
import { countShown, createTextOf, ListToolbar, selectRows, useListState, type ListFilter } from '@bandiera/ui/list'
import { useMemo } from 'react'
import { praticheColumns } from '../elenco/columns.tsx'
import type { Riga } from '../parts/righe.ts'
import { testi } from '../testi.ts'
import { MeseMostrato, useMese } from './mese-mostrato.tsx'

const textOf = createTextOf(praticheColumns)

export interface CalendarioProps {
  righe: readonly Riga[]
  filters: readonly ListFilter<Riga>[]
}

/** The open deadlines of a month, of the case files that pass search and filters. */
export function Calendario({ righe, filters }: CalendarioProps) {
  const state = useListState()
  const oggi = useToday()
  const [mese, go] = useMese(oggi)
  const selection = useMemo(() => ({ columns: praticheColumns, filters, textOf }), [filters])
  const shown = useMemo(() => selectRows(righe, state, selection), [righe, state, selection])
  return (
    <>
      <ListToolbar
        countsOf={(filter) => countShown(filter, righe, state, selection)}
        filters={filters}
        nome={testi.nome}
        records={righe}
        searchable
        state={state}
        visible={shown.length}
      />
      <MeseMostrato go={go} mese={mese} oggi={oggi} righe={shown} />
    </>
  )
}
