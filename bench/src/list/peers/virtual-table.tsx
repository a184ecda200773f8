import { AppLink } from '@bandiera/ui'
import { compareValues, hasWords, searchWords } from '@bandiera/domain'
import {
  columnFilteringFeature,
  createColumnHelper,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  type Row,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import type { Order } from '../answer.ts'
import { euroText, type Line, searchedText, type State } from '../records.ts'
import { drive } from './drive.ts'
import { drawPage, hrefOf, LABEL, ROWS_AROUND, PeerFrame, ROW, StateChip } from './frame.tsx'

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  rowSelectionFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
})
type Features = typeof features
const { accessor, columns: columnsOf } = createColumnHelper<Features, Line>()

const usual = { enableSorting: false, enableGlobalFilter: false } as const
const columns = columnsOf([
  accessor('ragioneSociale', {
    header: 'Ragione sociale',
    sortFn: (a, b) => compareValues(a.original.ragioneSociale, b.original.ragioneSociale),
    cell: ({ row }) => <AppLink to={hrefOf(row.original)}>{row.original.ragioneSociale}</AppLink>,
  }),
  accessor('partitaIva', { ...usual, header: 'Partita IVA' }),
  accessor('comune', { ...usual, header: 'Comune' }),
  accessor('stato', {
    ...usual,
    header: 'State',
    filterFn: (row, _id, value) => row.original.stato === value,
    cell: ({ row }) => <StateChip stato={row.original.stato} />,
  }),
  accessor('fatturato', {
    header: 'Fatturato',
    enableGlobalFilter: false,
    sortFn: (a, b) => a.original.fatturato - b.original.fatturato,
    cell: ({ row }) => euroText(row.original.fatturato),
  }),
  accessor('aggiornata', { ...usual, header: 'Aggiornata' }),
])
const WIDTHS: Record<string, number> = { partitaIva: 140, comune: 160, stato: 160, fatturato: 160, aggiornata: 130 }
const RIGHT = ['fatturato', 'aggiornata']

const STYLES = `
  .righe { width: 100%; table-layout: fixed; border-collapse: separate; border-spacing: 0; font-size: 14px }
  .righe th, .righe td { padding: 0 12px; border-bottom: 1px solid #ccc; text-align: left; font-weight: inherit;
    overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
  .righe tr { height: ${ROW}px } .righe .destra { text-align: right } .righe tbody tr:hover { background: #eee }
  .righe thead th { position: sticky; top: 0; background: #fff; font-weight: 600 }`

/** A row draws again when its own record or its choice changed. */
const TableRow = memo(function TableRow(props: { row: Row<Features, Line>; place: number; selected: boolean }) {
  const { row, place, selected } = props
  return (
    <tr aria-rowindex={place + 2} aria-selected={selected} data-index={place}>
      <td>
        <input
          aria-label={`Seleziona ${row.original.ragioneSociale}`}
          checked={selected}
          onChange={row.getToggleSelectedHandler()}
          type="checkbox"
        />
      </td>
      {row.getAllCells().map((cell) => (
        <td className={RIGHT.includes(cell.column.id) ? 'destra' : undefined} data-cell key={cell.id}>
          {cellOf(cell)}
        </td>
      ))}
    </tr>
  )
})

/** What a column draws: its own function, else the text of the value. */
function cellOf(cell: ReturnType<Row<Features, Line>['getAllCells']>[number]) {
  const { cell: draw } = cell.column.columnDef
  return typeof draw === 'function' ? draw(cell.getContext()) : String(cell.getValue())
}

let setStato: (stato: State | null) => void
let setOrder: (order: Order | null) => void

const idOf = ({ _id }: Line): string => _id
const globalFilterFn = (row: Row<Features, Line>, _id: string, words: readonly string[]) =>
  hasWords(searchedText(row.original), words)

function List({ records }: { records: readonly Line[] }) {
  const [q, setQ] = useState('')
  const [stato, choose] = useState<State | null>(null)
  const [order, sort] = useState<Order | null>(null)
  const [rowSelection, select] = useState({})
  useEffect(() => {
    setStato = choose
    setOrder = sort
  }, [])
  const state = useMemo(
    () => ({
      globalFilter: q.trim() === '' ? undefined : searchWords(q),
      columnFilters: stato ? [{ id: 'stato', value: stato }] : [],
      sorting: order ? [{ id: order.by, desc: order.desc }] : [],
      rowSelection,
    }),
    [q, stato, order, rowSelection],
  )
  const table = useTable({
    features,
    columns,
    data: records,
    getRowId: idOf,
    globalFilterFn,
    state,
    onRowSelectionChange: select,
  })
  const { rows } = table.getRowModel()
  const scroller = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: ROWS_AROUND,
  })
  const items = virtualizer.getVirtualItems()
  const [start, end] = [items[0]?.index ?? 0, (items.at(-1)?.index ?? -1) + 1]
  const view = (
    <div className="lista" ref={scroller} style={{ height: '100%', overflow: 'auto' }}>
      <style>{STYLES}</style>
      <table aria-label={LABEL} aria-rowcount={rows.length + 1} className="righe">
        <thead>
          <tr>
            <th style={{ width: 44 }}>
              <input
                aria-label="Seleziona tutte"
                checked={table.getIsAllRowsSelected()}
                onChange={table.getToggleAllRowsSelectedHandler()}
                type="checkbox"
              />
            </th>
            {table.getHeaderGroups()[0]!.headers.map(({ id, column }) => (
              <th
                aria-sort={order?.by === id ? (order.desc ? 'descending' : 'ascending') : undefined}
                key={id}
                onClick={column.getToggleSortingHandler()}
                style={{ width: WIDTHS[id] }}
              >
                {String(column.columnDef.header)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {start > 0 && (
            <tr style={{ height: start * ROW }}>
              <td colSpan={7} />
            </tr>
          )}
          {rows.slice(start, end).map((row, n) => (
            <TableRow key={row.id} place={start + n} row={row} selected={row.getIsSelected()} />
          ))}
          {end < rows.length && (
            <tr style={{ height: (rows.length - end) * ROW }}>
              <td colSpan={7} />
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
  const { length } = records
  return <PeerFrame all={length} onChoose={choose} onType={setQ} q={q} shown={rows.length} stato={stato} table={view} />
}

drive({
  draw: (records) => drawPage(<List records={records} />),
  rows: 'tbody tr[data-index]',
  rowAt: (place) => `tbody tr[data-index="${place}"]`,
  cells: '[data-cell]',
  choose: (stato) => setStato(stato),
  sort: (order) => setOrder(order),
})
