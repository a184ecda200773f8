import { useListRecords, useRecords } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { mayWrite } from '@bandiera/policy'
import { useToday, useUrlParams, WhenLoaded } from '@bandiera/ui'
import { type ListRecords, useListQuestion } from '@bandiera/ui/list'
import { useMemo } from 'react'
import { newPratica, PraticheFrame, useView } from './parts/frame.tsx'
import { Board, ofBoard } from './parts/board.tsx'
import { Calendar, MOST, ofMonth } from './parts/calendar.tsx'
import { type Row, useRowsOf } from '../parts/rows.ts'
import { useCounts } from './parts/shortcuts.tsx'
import { choicesOf, knownChoices, praticheFilters } from './filters.ts'
import { praticheColumns } from './columns.tsx'
import { PraticheTable, useReadRows } from './parts/table.tsx'
import { useMonth } from './parts/shown-month.tsx'

export function Component() {
  const { usr } = usePortal()
  const [params] = useUrlParams()
  const mayInsert = usr !== null && mayWrite(usr, 'pratiche', 'insert')
  if (mayInsert && params.has('nuova'))
    return <WhenLoaded code={newPratica}>{({ NewPratica }) => <NewPratica />}</WhenLoaded>
  return <PraticheList mayInsert={mayInsert} />
}

/** List, board or calendar of the case files; search and filters are the same in all three. */
export function PraticheList({ mayInsert }: { mayInsert: boolean }) {
  const [vista] = useView()
  const { list, asked } = usePratiche()
  const { usr } = usePortal()
  const oggi = useToday()
  const utenti = useRecords({ coll: 'usr', rows: 'all' }).records
  const me = usr?._id ?? ''
  const held = list.holdsAll ? list.records : null
  const filters = useMemo(
    () => praticheFilters(held ? choicesOf(held) : knownChoices(utenti, oggi), me, oggi),
    [held, utenti, me, oggi],
  )
  const conteggi = useCounts(me, held)
  const some = list.visible > 0
  return (
    <PraticheFrame conteggi={conteggi} mayInsert={mayInsert} some={some}>
      {some && vista === 'bacheca' ? (
        <Board asked={asked} filters={filters} list={list} />
      ) : some && vista === 'calendario' ? (
        <Calendar filters={filters} list={list} />
      ) : (
        <PraticheTable filters={filters} list={list} mayInsert={mayInsert} />
      )}
    </PraticheFrame>
  )
}

const ROWS = { elenco: 50, bacheca: 1, calendario: MOST }
const NO_CHOICES = { persone: [], mesi: [], aziende: [] }
const NONE: readonly never[] = []

/** The case files of the view, with company, grant and person, and what the address asks for. */
function usePratiche() {
  const { usr } = usePortal()
  const [vista] = useView()
  const oggi = useToday()
  const [month] = useMonth(oggi)
  const me = usr?._id ?? ''
  // the question needs no choices of the filters
  const filters = useMemo(() => praticheFilters(NO_CHOICES, me, oggi), [me, oggi])
  const question = useListQuestion(praticheColumns, filters)
  const { asked } = question
  const ofView = { elenco: asked, bacheca: ofBoard(asked), calendario: ofMonth(asked, month) }[vista]
  const found = useListRecords({ coll: 'pratiche', rows: ROWS[vista] }, { ...question, asked: ofView })
  // of a long board these are numbers without fields
  const records = useRowsOf(vista === 'bacheca' && !found.holdsAll ? NONE : found.records)
  const readRows = useReadRows()
  const list: ListRecords<Row> = { ...found, records, all: async () => readRows(await found.all()) }
  return { list, asked }
}
