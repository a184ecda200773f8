import { useCollection, useMode } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { mayWrite } from '@bandiera/policy'
import { Page, useToday, useUrlParams, WhenLoaded } from '@bandiera/ui'
import { ListSkeleton } from '@bandiera/ui/list'
import { useMemo } from 'react'
import { newPratica, PraticheFrame, useView } from './parts/frame.tsx'
import { texts } from '../texts.ts'
import { Board, WindowBoard } from './parts/board.tsx'
import { Calendar, WindowCalendar } from './parts/calendar.tsx'
import { useRows } from '../parts/rows.ts'
import { countsOf, useCounts } from './parts/shortcuts.tsx'
import { choicesOf, knownChoices, praticheFilters } from './filters.ts'
import { PraticheTable, WindowTable } from './parts/table.tsx'

export function Component() {
  const { usr } = usePortal()
  const [params] = useUrlParams()
  const mode = useMode('pratiche')
  const mayInsert = usr !== null && mayWrite(usr, 'pratiche', 'insert')
  if (mayInsert && params.has('nuova'))
    return <WhenLoaded code={newPratica}>{({ NewPratica }) => <NewPratica />}</WhenLoaded>
  if (mode === null) return <Page title={texts.pratiche}>{<ListSkeleton />}</Page>
  return mode === 'full' ? <AllPratiche mayInsert={mayInsert} /> : <WindowPratiche mayInsert={mayInsert} />
}

/** List, board or calendar where the page holds all case files; search and filters are the same in all three. */
export function AllPratiche({ mayInsert }: { mayInsert: boolean }) {
  const { rows, loading } = useRows()
  const [vista] = useView()
  const { usr } = usePortal()
  const oggi = useToday()
  const me = usr?._id ?? ''
  const filters = useMemo(() => praticheFilters(choicesOf(rows), { me, oggi }), [rows, me, oggi])
  const conteggi = useMemo(() => countsOf(rows, me), [rows, me])
  const some = rows.length > 0
  return (
    <PraticheFrame conteggi={conteggi} mayInsert={mayInsert} some={some}>
      {some && vista === 'bacheca' ? (
        <Board filters={filters} rows={rows} />
      ) : some && vista === 'calendario' ? (
        <Calendar filters={filters} rows={rows} />
      ) : (
        <PraticheTable filters={filters} loading={loading} mayInsert={mayInsert} records={rows} />
      )}
    </PraticheFrame>
  )
}

/** Where case files are too many for the page, the server searches, filters, sorts and counts them. */
function WindowPratiche({ mayInsert }: { mayInsert: boolean }) {
  const [vista] = useView()
  const { usr } = usePortal()
  const oggi = useToday()
  const utenti = useCollection('usr')
  const me = usr?._id ?? ''
  const filters = useMemo(() => praticheFilters(knownChoices(utenti, oggi), { me, oggi }), [utenti, me, oggi])
  const { conteggi, visible } = useCounts(me)
  const some = visible > 0
  return (
    <PraticheFrame conteggi={conteggi} mayInsert={mayInsert} some={some}>
      {some && vista === 'bacheca' ? (
        <WindowBoard filters={filters} />
      ) : some && vista === 'calendario' ? (
        <WindowCalendar filters={filters} />
      ) : (
        <WindowTable filters={filters} mayInsert={mayInsert} />
      )}
    </PraticheFrame>
  )
}
