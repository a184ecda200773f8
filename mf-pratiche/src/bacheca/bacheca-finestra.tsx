import type { StatoPratica } from '@bandiera/domain'
import { useWindow, type WindowOptions } from '@bandiera/live'
import { Alert } from '@bandiera/ui'
import { countsThere, ListToolbar, useListQuestion, useListState, type ListFilter } from '@bandiera/ui/list'
import { createContext, useContext, useMemo } from 'react'
import { praticheColumns } from '../elenco/columns.tsx'
import type { Riga } from '../parts/righe.ts'
import { useRigheDi } from '../parts/use-righe.ts'
import { testi } from '../testi.ts'
import { Colonna, FIRST } from './colonna.tsx'
import { Tavola, type TavolaProps } from './tavola.tsx'

interface Board {
  asked: WindowOptions
  count: (stato: StatoPratica) => number
}
const BoardContext = createContext<Board>({ asked: {}, count: () => 0 })

/** The case files by state, where they are too many for a page: each column is a window of its own. */
export function BachecaFinestra({ filters }: { filters: readonly ListFilter<Riga>[] }) {
  const state = useListState()
  const { asked, counted, askCounts } = useListQuestion(praticheColumns, filters)
  const all = useWindow('pratiche', { ...asked, counts: ['stato'], fields: [], size: 1 })
  const { counts } = useWindow('pratiche', counted)
  const board = useMemo(() => {
    const inState = new Map(all.counts['stato'])
    return { asked, count: (stato: StatoPratica) => inState.get(stato) ?? 0 }
  }, [asked, all.counts])
  return (
    <BoardContext value={board}>
      <ListToolbar
        all={all.visible}
        busy={all.loading}
        countsOf={(filter) => countsThere(filter, counts)}
        filters={filters}
        nome={testi.nome}
        onFilter={(filter) => askCounts(filter?.path ?? null)}
        records={NONE}
        searchable
        state={state}
        visible={all.total}
      />
      {all.error && <Alert severity="error">{all.error}</Alert>}
      <Tavola Column={Column} count={board.count} />
    </BoardContext>
  )
}

const NONE: readonly Riga[] = []

/** A column without cards asks nothing. */
const Column: TavolaProps['Column'] = (props) => {
  const { count } = useContext(BoardContext)
  if (count(props.stato) === 0) return <Colonna {...props} more={() => undefined} righe={NONE} total={0} />
  return <Filled {...props} />
}

const Filled: TavolaProps['Column'] = (props) => {
  const { asked, count } = useContext(BoardContext)
  const own = { ...asked, f: [...(asked.f ?? []), `stato:=:${props.stato}`], size: FIRST }
  const { rows, total, next, loading } = useWindow('pratiche', own)
  return <Colonna {...props} more={next} righe={useRigheDi(rows)} total={loading ? count(props.stato) : total} />
}
