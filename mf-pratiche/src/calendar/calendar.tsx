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
import { praticheColumns } from '../pratiche/columns.tsx'
import { type Row, useRowsOf } from '../parts/rows.ts'
import { texts } from '../texts.ts'
import { ShownMonth, useMonth } from './shown-month.tsx'
import { listTexts } from '../pratiche/texts.ts'

const textOf = createTextOf(praticheColumns)

export interface CalendarProps {
  righe: readonly Row[]
  filters: readonly ListFilter<Row>[]
}

/** The calendar where the page holds all case files. */
export function Calendar({ righe, filters }: CalendarProps) {
  const state = useListState()
  const oggi = useToday()
  const [mese, go] = useMonth(oggi)
  const selection = useMemo(() => ({ columns: praticheColumns, filters, textOf }), [filters])
  const shown = useMemo(() => selectRows(righe, state, selection), [righe, state, selection])
  return (
    <>
      <ListToolbar
        countsOf={(filter) => countShown(filter, righe, state, selection)}
        filters={filters}
        nome={texts.nome}
        records={righe}
        searchable
        state={state}
        visible={shown.length}
      />
      <ShownMonth go={go} mese={mese} oggi={oggi} righe={shown} />
    </>
  )
}

/** Case files of a month that are shown at most. */
const MOST = 500

/** The calendar where case files are too many for the page: the server finds those of the month and its neighbours. */
export function WindowCalendar({ filters }: { filters: readonly ListFilter<Row>[] }) {
  const state = useListState()
  const oggi = useToday()
  const [mese, go] = useMonth(oggi)
  const { asked, counted, askCounts } = useListQuestion(praticheColumns, filters)
  const months = [-1, 0, 1].map((n) => addMonths(mese, n).slice(0, 7)).join(',')
  const window = useWindow('pratiche', {
    ...asked,
    ord: 'calc.scadenza',
    f: [...asked.f, `calc.mesiScadenze:in:${months}`],
    size: MOST,
  })
  const { counts } = useWindow('pratiche', counted)
  const righe = useRowsOf(window.rows)
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
        records={righe}
        searchable
        state={state}
        visible={total}
      />
      {window.error && <Alert severity="error">{window.error}</Alert>}
      {total > shown.length && <Alert severity="info">{listTexts.nonTutte(shown.length, total)}</Alert>}
      <ShownMonth go={go} mese={mese} oggi={oggi} righe={righe} />
    </>
  )
}
