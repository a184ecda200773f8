import { PRATICA_STATES, type PraticaState } from '@bandiera/domain'
import { useRecords } from '@bandiera/live'
import { Alert } from '@bandiera/ui'
import { type ListFilter, type ListQuestion, type ListRecords, ListToolbar, useListView } from '@bandiera/ui/list'
import { createContext, useCallback, useContext, useMemo, useState } from 'react'
import { praticheColumns } from '../columns.tsx'
import { type Row, useRowsOf } from '../../parts/rows.ts'
import { texts } from '../../texts.ts'
import { BoardTools } from './frame.tsx'
import { BoardColumn, FIRST } from './board-column.tsx'
import { Columns, type ColumnsProps } from './board-layout.tsx'

interface BoardProps {
  list: ListRecords<Row>
  filters: readonly ListFilter<Row>[]
  /** What the columns look for where the page does not hold all case files. */
  asked: ListQuestion['asked']
}

interface Shown {
  /** Those that the list finds, where the page holds all case files; else each column reads its own. */
  rows: readonly Row[] | null
  asked: ListQuestion['asked']
  count: (stato: PraticaState) => number
}
const BoardContext = createContext<Shown>({ rows: null, asked: { f: [] }, count: () => 0 })

export function Board({ list, filters, asked }: BoardProps) {
  const { rows, toolbar } = useListView(list, { columns: praticheColumns, filters })
  const held = list.holdsAll ? rows : null
  const counted = list.counts[PLACE]
  const count = useCallback(
    (stato: PraticaState) => {
      if (held) return inState(held, stato).length
      const place = String(PRATICA_STATES.indexOf(stato))
      return counted?.find(([value]) => value === place)?.[1] ?? 0
    },
    [held, counted],
  )
  const shown = useMemo(() => ({ rows: held, asked, count }), [held, asked, count])
  return (
    <BoardContext value={shown}>
      <ListToolbar {...toolbar} nome={texts.name} searchable tools={<BoardTools />} />
      {list.error && <Alert severity="error">{list.error}</Alert>}
      <Columns Column={Column} count={count} />
    </BoardContext>
  )
}

/** Where the place of a state is counted; the numbers of its filter, which the toolbar shows, are those of the state itself. */
const PLACE = 'calc.statoRango'

/** What the server finds for the board: numbers alone. */
export const ofBoard = (asked: ListQuestion['asked']) => ({ ...asked, counts: [PLACE], fields: [] })

const inState = (rows: readonly Row[], stato: PraticaState) => rows.filter(({ pratica }) => pratica.stato === stato)

const Column: ColumnsProps['Column'] = (props) => {
  const { rows } = useContext(BoardContext)
  return rows ? <HeldColumn {...props} held={rows} /> : <ReadColumn {...props} />
}

type ColumnProps = Parameters<typeof Column>[0]

function HeldColumn({ held, ...props }: ColumnProps & { held: readonly Row[] }) {
  const [most, setMost] = useState(FIRST)
  const own = inState(held, props.stato)
  return <BoardColumn {...props} more={() => setMost(most + FIRST)} rows={own.slice(0, most)} total={own.length} />
}

/** A column without cards reads nothing. */
function ReadColumn(props: ColumnProps) {
  const { asked, count } = useContext(BoardContext)
  const { stato } = props
  const n = count(stato)
  const { records, total, next, state } = useRecords(
    n > 0 ? { coll: 'pratiche', where: { stato }, list: asked, rows: FIRST } : null,
  )
  return <BoardColumn {...props} more={next} rows={useRowsOf(records)} total={state === 'loading' ? n : total} />
}
