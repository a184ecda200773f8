import { addMonths } from '@bandiera/domain'
import { Alert, useToday } from '@bandiera/ui'
import { type ListFilter, type ListQuestion, type ListRecords, ListToolbar, useListView } from '@bandiera/ui/list'
import { praticheColumns } from '../columns.tsx'
import type { Row } from '../../parts/rows.ts'
import { texts } from '../../texts.ts'
import { BoardTools } from './frame.tsx'
import { ShownMonth, useMonth } from './shown-month.tsx'
import { listTexts } from '../texts.ts'

interface CalendarProps {
  list: ListRecords<Row>
  filters: readonly ListFilter<Row>[]
}

export function Calendar({ list, filters }: CalendarProps) {
  const oggi = useToday()
  const [month, go] = useMonth(oggi)
  const { rows, toolbar } = useListView(list, { columns: praticheColumns, filters })
  const { records, total, error } = list
  return (
    <>
      <ListToolbar {...toolbar} nome={texts.name} searchable tools={<BoardTools />} />
      {error && <Alert severity="error">{error}</Alert>}
      {total > records.length && <Alert severity="info">{listTexts.notAll(records.length, total)}</Alert>}
      <ShownMonth go={go} month={month} oggi={oggi} rows={rows} />
    </>
  )
}

/** Case files of a month that are shown at most, where the server finds them. */
export const MOST = 500

/** What the server finds for a month: the case files with a deadline in it or in its neighbours. */
export function ofMonth(asked: ListQuestion['asked'], month: string): ListQuestion['asked'] {
  const months = [-1, 0, 1].map((n) => addMonths(month, n).slice(0, 7)).join(',')
  return { ...asked, ord: 'calc.scadenza', f: [...asked.f, `calc.mesiScadenze:in:${months}`] }
}
