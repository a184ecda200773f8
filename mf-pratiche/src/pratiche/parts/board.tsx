import type { PraticaState } from '@bandiera/domain'
import { useWindow, type WindowOptions } from '@bandiera/live'
import { Alert } from '@bandiera/ui'
import {
  countShown,
  countsThere,
  createTextOf,
  type ListFilter,
  ListToolbar,
  selectRows,
  useListQuestion,
  useListState,
} from '@bandiera/ui/list'
import { createContext, useCallback, useContext, useMemo, useState } from 'react'
import { praticheColumns } from '../columns.tsx'
import { type Row, useRowsOf } from '../../parts/rows.ts'
import { texts } from '../../texts.ts'
import { BoardColumn, FIRST } from './board-column.tsx'
import { Columns, type ColumnsProps } from './board-layout.tsx'

interface BoardProps {
  rows: readonly Row[]
  filters: readonly ListFilter<Row>[]
}

const textOf = createTextOf(praticheColumns)
const Shown = createContext<readonly Row[]>([])
const inState = (rows: readonly Row[], stato: PraticaState) => rows.filter(({ pratica }) => pratica.stato === stato)

/** The board where the page holds all case files. */
export function Board({ rows, filters }: BoardProps) {
  const state = useListState()
  const selection = useMemo(() => ({ columns: praticheColumns, filters, textOf }), [filters])
  const shown = useMemo(() => selectRows(rows, state, selection), [rows, state, selection])
  const count = useCallback((stato: PraticaState) => inState(shown, stato).length, [shown])
  return (
    <Shown value={shown}>
      <ListToolbar
        countsOf={(filter) => countShown(filter, rows, state, selection)}
        filters={filters}
        nome={texts.nome}
        records={rows}
        searchable
        state={state}
        visible={shown.length}
      />
      <Columns Column={Column} count={count} />
    </Shown>
  )
}

const Column: ColumnsProps['Column'] = (props) => {
  const [most, setMost] = useState(FIRST)
  const own = inState(useContext(Shown), props.stato)
  return <BoardColumn {...props} more={() => setMost(most + FIRST)} rows={own.slice(0, most)} total={own.length} />
}

interface BoardWindow {
  asked: WindowOptions
  count: (stato: PraticaState) => number
}
const BoardContext = createContext<BoardWindow>({ asked: {}, count: () => 0 })

/** The board where case files are too many for the page: each column loads a window of its own. */
export function WindowBoard({ filters }: { filters: readonly ListFilter<Row>[] }) {
  const state = useListState()
  const { asked, counted, askCounts } = useListQuestion(praticheColumns, filters)
  const all = useWindow('pratiche', { ...asked, counts: ['stato'], fields: [], size: 1 })
  const { counts } = useWindow('pratiche', counted)
  const board = useMemo(() => {
    const inState = new Map(all.counts['stato'])
    return { asked, count: (stato: PraticaState) => inState.get(stato) ?? 0 }
  }, [asked, all.counts])
  return (
    <BoardContext value={board}>
      <ListToolbar
        all={all.visible}
        busy={all.loading}
        countsOf={(filter) => countsThere(filter, counts)}
        filters={filters}
        nome={texts.nome}
        onFilter={(filter) => askCounts(filter?.path ?? null)}
        records={NONE}
        searchable
        state={state}
        visible={all.total}
      />
      {all.error && <Alert severity="error">{all.error}</Alert>}
      <Columns Column={WindowColumn} count={board.count} />
    </BoardContext>
  )
}

const NONE: readonly Row[] = []

/** A column without cards does not ask the server. */
const WindowColumn: ColumnsProps['Column'] = (props) => {
  const { count } = useContext(BoardContext)
  if (count(props.stato) === 0) return <BoardColumn {...props} more={() => undefined} rows={NONE} total={0} />
  return <Filled {...props} />
}

const Filled: ColumnsProps['Column'] = (props) => {
  const { asked, count } = useContext(BoardContext)
  const own = { ...asked, f: [...(asked.f ?? []), `stato:=:${props.stato}`], size: FIRST }
  const { rows, total, next, loading } = useWindow('pratiche', own)
  return <BoardColumn {...props} more={next} rows={useRowsOf(rows)} total={loading ? count(props.stato) : total} />
}
