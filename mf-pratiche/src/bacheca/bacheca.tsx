import type { StatoPratica } from '@bandiera/domain'
import { countShown, createTextOf, ListToolbar, selectRows, useListState, type ListFilter } from '@bandiera/ui/list'
import { createContext, useCallback, useContext, useMemo, useState } from 'react'
import { praticheColumns } from '../elenco/columns.tsx'
import type { Riga } from '../parts/righe.ts'
import { testi } from '../testi.ts'
import { Colonna, FIRST } from './colonna.tsx'
import { Tavola, type TavolaProps } from './tavola.tsx'

export interface BachecaProps {
  righe: readonly Riga[]
  filters: readonly ListFilter<Riga>[]
}

const textOf = createTextOf(praticheColumns)
const Shown = createContext<readonly Riga[]>([])
const inState = (righe: readonly Riga[], stato: StatoPratica) => righe.filter(({ pratica }) => pratica.stato === stato)

/** The case files by state, where this page holds them all. */
export function Bacheca({ righe, filters }: BachecaProps) {
  const state = useListState()
  const selection = useMemo(() => ({ columns: praticheColumns, filters, textOf }), [filters])
  const shown = useMemo(() => selectRows(righe, state, selection), [righe, state, selection])
  const count = useCallback((stato: StatoPratica) => inState(shown, stato).length, [shown])
  return (
    <Shown value={shown}>
      <ListToolbar
        countsOf={(filter) => countShown(filter, righe, state, selection)}
        filters={filters}
        nome={testi.nome}
        records={righe}
        searchable
        state={state}
        visible={shown.length}
      />
      <Tavola Column={Column} count={count} />
    </Shown>
  )
}

const Column: TavolaProps['Column'] = (props) => {
  const [most, setMost] = useState(FIRST)
  const own = inState(useContext(Shown), props.stato)
  return <Colonna {...props} more={() => setMost(most + FIRST)} righe={own.slice(0, most)} total={own.length} />
}
