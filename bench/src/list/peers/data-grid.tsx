import { AppLink } from '@bandiera/ui'
import { compareValues, hasWords, searchWords } from '@bandiera/domain'
import { DataGrid, type GridColDef, gridFilteredTopLevelRowCountSelector, useGridApiRef } from '@mui/x-data-grid'
import { useEffect, useMemo, useState } from 'react'
import type { Order } from '../answer.ts'
import { euroText, type Line, searchedText, type State, STATES, stateLabels } from '../records.ts'
import { drive } from './drive.ts'
import { drawPage, hrefOf, LABEL, PeerFrame, ROW, StateChip } from './frame.tsx'

const usual: Partial<GridColDef<Line>> = {
  sortable: false,
  disableColumnMenu: true,
  filterable: false,
  getApplyQuickFilterFn: () => null,
}

const columns: GridColDef<Line>[] = [
  {
    ...usual,
    field: 'ragioneSociale',
    headerName: 'Ragione sociale',
    flex: 1,
    sortable: true,
    sortComparator: (a: string, b: string) => compareValues(a, b),
    renderCell: ({ row }) => <AppLink to={hrefOf(row)}>{row.ragioneSociale}</AppLink>,
    // the search of the list, with its folded texts kept: the grid's own folds every text at every key
    getApplyQuickFilterFn: (word: string) => (_value, row) => hasWords(searchedText(row), [word]),
  },
  { ...usual, field: 'partitaIva', headerName: 'Partita IVA', width: 140 },
  { ...usual, field: 'comune', headerName: 'Comune', width: 160 },
  {
    ...usual,
    field: 'stato',
    headerName: 'State',
    width: 160,
    filterable: true,
    type: 'singleSelect',
    valueOptions: STATES.map((value) => ({ value, label: stateLabels[value] })),
    renderCell: ({ row }) => <StateChip stato={row.stato} />,
  },
  {
    ...usual,
    field: 'fatturato',
    headerName: 'Fatturato',
    width: 160,
    type: 'number',
    sortable: true,
    valueFormatter: (value: number) => euroText(value),
  },
  { ...usual, field: 'aggiornata', headerName: 'Aggiornata', width: 130, align: 'right', headerAlign: 'right' },
]

const idOf = ({ _id }: Line): string => _id

let setStato: (stato: State | null) => void
let setOrder: (order: Order | null) => void

function List({ records }: { records: readonly Line[] }) {
  const [q, setQ] = useState('')
  const [stato, choose] = useState<State | null>(null)
  const [order, sort] = useState<Order | null>(null)
  const [shown, setShown] = useState(records.length)
  const api = useGridApiRef()
  useEffect(() => {
    setStato = choose
    setOrder = sort
  }, [])
  const filterModel = useMemo(
    () => ({
      items: stato ? [{ field: 'stato', operator: 'is', value: stato }] : [],
      quickFilterValues: searchWords(q),
    }),
    [q, stato],
  )
  const sortModel = useMemo(() => (order ? [{ field: order.by, sort: direction(order) }] : []), [order])
  useEffect(() => {
    const count = () => setShown(gridFilteredTopLevelRowCountSelector(api))
    count()
    return api.current!.subscribeEvent('filteredRowsSet', count)
  }, [api])
  const table = (
    <DataGrid
      apiRef={api}
      aria-label={LABEL}
      checkboxSelection
      columnHeaderHeight={ROW}
      columns={columns}
      disableRowSelectionOnClick
      filterModel={filterModel}
      getRowId={idOf}
      pageSizeOptions={PAGE}
      rowHeight={ROW}
      rows={records}
      sortModel={sortModel}
    />
  )
  return (
    <PeerFrame all={records.length} onChoose={choose} onType={setQ} q={q} shown={shown} stato={stato} table={table} />
  )
}

/** The community edition shows no more rows at once. */
const PAGE = [100]

const direction = ({ desc }: Order): 'asc' | 'desc' => (desc ? 'desc' : 'asc')

drive({
  draw: (records) => drawPage(<List records={records} />),
  rows: '.MuiDataGrid-row',
  rowAt: (place) => `.MuiDataGrid-row[data-rowindex="${place}"]`,
  cells: '[role="gridcell"][data-field]:not([data-field="__check__"])',
  choose: (stato) => setStato(stato),
  sort: (order) => setOrder(order),
})
