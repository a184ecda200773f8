import { EmptyState } from '@bandiera/ui'
import { type Column, DataTable, type ListFilter, type ListStateActions, useListState } from '@bandiera/ui/list'
import { useEffect, useState } from 'react'
import { euroText, type Line, STATES, stateLabels } from '../records.ts'
import { drive } from './drive.ts'
import { drawPage, hrefOf, LABEL, NOUN, StateChip } from './frame.tsx'

const columns: Column<Line>[] = [
  {
    id: 'ragioneSociale',
    label: 'Ragione sociale',
    cell: ({ ragioneSociale }) => ragioneSociale,
    sort: ({ ragioneSociale }) => ragioneSociale,
    search: ({ ragioneSociale }) => ragioneSociale,
  },
  {
    id: 'partitaIva',
    label: 'Partita IVA',
    cell: ({ partitaIva }) => partitaIva,
    search: ({ partitaIva }) => partitaIva,
    width: 140,
  },
  { id: 'comune', label: 'Comune', cell: ({ comune }) => comune, search: ({ comune }) => comune, width: 160 },
  { id: 'stato', label: 'State', cell: ({ stato }) => <StateChip stato={stato} />, width: 160 },
  {
    id: 'fatturato',
    label: 'Fatturato',
    cell: ({ fatturato }) => euroText(fatturato),
    sort: ({ fatturato }) => fatturato,
    align: 'right',
    width: 160,
  },
  { id: 'aggiornata', label: 'Aggiornata', cell: ({ aggiornata }) => aggiornata, align: 'right', width: 130 },
]

const filters: ListFilter<Line>[] = [
  {
    id: 'stato',
    label: 'State',
    options: STATES.map((value) => ({ value, label: stateLabels[value] })),
    of: ({ stato }) => stato,
  },
]

const bulk = [{ id: 'prova', label: 'Prova', run: () => Promise.resolve() }] as never

let actions: ListStateActions
let change: (next: (before: readonly Line[]) => readonly Line[]) => void
let places: Map<string, number>

function List({ first }: { first: readonly Line[] }) {
  const [records, setRecords] = useState(first)
  const state = useListState()
  useEffect(() => {
    actions = state
    change = setRecords
  }, [state])
  return (
    <DataTable
      bulk={bulk}
      columns={columns}
      empty={<EmptyState title="Nessuna azienda" />}
      filters={filters}
      href={hrefOf}
      label={LABEL}
      nome={NOUN}
      records={records}
    />
  )
}

drive({
  draw: (records) => drawPage(<List first={records} />),
  rows: 'tbody tr',
  // rows that are all in the page have no number
  rowAt: (place) =>
    `tbody tr[aria-rowindex="${place + 2}"], tbody:not(:has([aria-rowindex])) > tr:nth-child(${place + 1})`,
  cells: 'th, td:not(.no-print)',
  choose: (stato) => actions.choose({ stato: stato && [stato] }),
  sort: (order) => actions.setSort(order && { id: order.by, desc: order.desc }),
  update: (changed) =>
    change((before) => {
      places ??= new Map(before.map(({ _id }, place) => [_id, place]))
      const after = before.slice()
      for (const record of changed) after[places.get(record._id)!] = record
      return after
    }),
})
