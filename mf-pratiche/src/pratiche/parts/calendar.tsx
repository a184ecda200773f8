import { addMonths } from '@bandiera/domain'
import { useWindow } from '@bandiera/live'
import { Alert, useToday } from '@bandiera/ui'
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
import { useMemo } from 'react'
import { praticheColumns } from '../columns.tsx'
import { type Row, useRowsOf } from '../../parts/rows.ts'
import { texts } from '../../texts.ts'
import { ShownMonth, useMonth } from './shown-month.tsx'
import { listTexts } from '../texts.ts'

const textOf = createTextOf(praticheColumns)

interface CalendarProps {
  rows: readonly Row[]
  filters: readonly ListFilter<Row>[]
}

/** The calendar where the page holds all case files. */
export function Calendar({ rows, filters }: CalendarProps) {
  const state = useListState()
  const oggi = useToday()
  const [month, go] = useMonth(oggi)
  const selection = useMemo(() => ({ columns: praticheColumns, filters, textOf }), [filters])
  const shown = useMemo(() => selectRows(rows, state, selection), [rows, state, selection])
  return (
    <>
      <ListToolbar
        countsOf={(filter) => countShown(filter, rows, state, selection)}
        filters={filters}
        nome={texts.nome}
        records={rows}
        searchable
        state={state}
        visible={shown.length}
      />
      <ShownMonth go={go} month={month} oggi={oggi} rows={shown} />
    </>
  )
}

/** Case files of a month that are shown at most. */
const MOST = 500

/** The calendar where case files are too many for the page: the server finds those of the month and its neighbours. */
export function WindowCalendar({ filters }: { filters: readonly ListFilter<Row>[] }) {
  const state = useListState()
  const oggi = useToday()
  const [month, go] = useMonth(oggi)
  const { asked, counted, askCounts } = useListQuestion(praticheColumns, filters)
  const months = [-1, 0, 1].map((n) => addMonths(month, n).slice(0, 7)).join(',')
  const window = useWindow('pratiche', {
    ...asked,
    ord: 'calc.scadenza',
    f: [...asked.f, `calc.mesiScadenze:in:${months}`],
    size: MOST,
  })
  const { counts } = useWindow('pratiche', counted)
  const rows = useRowsOf(window.rows)
  const { rows: shown, total, visible, loading } = window
  return (
    <>
      <ListToolbar
        all={visible}
        busy={loading}
        countsOf={(filter) => countsThere(filter, counts)}
        filters={filters}
        nome={texts.nome}
        onFilter={(filter) => askCounts(filter?.path ?? null)}
        records={rows}
        searchable
        state={state}
        visible={total}
      />
      {window.error && <Alert severity="error">{window.error}</Alert>}
      {total > shown.length && <Alert severity="info">{listTexts.nonTutte(shown.length, total)}</Alert>}
      <ShownMonth go={go} month={month} oggi={oggi} rows={rows} />
    </>
  )
}
