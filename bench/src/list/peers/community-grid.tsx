import { AppLink } from '@bandiera/ui'
import { compareValues, hasWords, searchWords } from '@bandiera/domain'
import {
  CellStyleModule,
  ClientSideRowModelModule,
  type ColDef,
  ColumnApiModule,
  ExternalFilterModule,
  type GridApi,
  ModuleRegistry,
  QuickFilterModule,
  RowApiModule,
  RowSelectionModule,
} from 'ag-grid-community'
import { AgGridReact, type CustomCellRendererProps } from 'ag-grid-react'
import { type CSSProperties, useEffect, useState } from 'react'
import type { Order } from '../answer.ts'
import { euroText, type Line, searchedText, type State } from '../records.ts'
import { drive } from './drive.ts'
import { drawPage, hrefOf, PeerFrame, ROW, StateChip } from './frame.tsx'

ModuleRegistry.registerModules([
  CellStyleModule,
  ClientSideRowModelModule,
  ColumnApiModule,
  ExternalFilterModule,
  QuickFilterModule,
  RowApiModule,
  RowSelectionModule,
])

type Cell = CustomCellRendererProps<Line>
const usual: ColDef<Line> = { sortable: false, resizable: false, suppressMovable: true, getQuickFilterText: () => '' }

const columns: ColDef<Line>[] = [
  {
    field: 'ragioneSociale',
    headerName: 'Ragione sociale',
    flex: 1,
    sortable: true,
    comparator: (a: string, b: string) => compareValues(a, b),
    cellRenderer: ({ data }: Cell) => data && <AppLink to={hrefOf(data)}>{data.ragioneSociale}</AppLink>,
    // the search of the list looks at one text of a record
    getQuickFilterText: ({ data }) => searchedText(data),
  },
  { field: 'partitaIva', headerName: 'Partita IVA', width: 140 },
  { field: 'comune', headerName: 'Comune', width: 160 },
  {
    field: 'stato',
    headerName: 'State',
    width: 160,
    cellRenderer: ({ data }: Cell) => data && <StateChip stato={data.stato} />,
  },
  {
    field: 'fatturato',
    headerName: 'Fatturato',
    width: 160,
    sortable: true,
    type: 'rightAligned',
    valueFormatter: ({ value }) => euroText(value),
  },
  { field: 'aggiornata', headerName: 'Aggiornata', width: 130, type: 'rightAligned' },
]

const SELECTION = { mode: 'multiRow' } as const
const LOOK = { '--ag-font-size': '14px' } as CSSProperties
const idOf = ({ data }: { data: Line }): string => data._id
const wordsOf = (text: string): string[] => searchWords(text).map((word) => word.toUpperCase())
const matches = (words: string[], text: string): boolean => hasWords(text.trim(), words)

let setStato: (stato: State | null) => void
let grid: GridApi<Line>
/** What the grid's own functions read when they filter. */
let chosen: State | null = null
const isFiltered = (): boolean => chosen !== null
const passes = ({ data }: { data?: Line | undefined }): boolean => data?.stato === chosen

function List({ records }: { records: readonly Line[] }) {
  const [rows] = useState(() => [...records])
  const [q, setQ] = useState('')
  const [stato, setChosen] = useState<State | null>(null)
  const [shown, setShown] = useState(records.length)
  const choose = (next: State | null) => {
    chosen = next
    setChosen(next)
    grid.onFilterChanged()
  }
  useEffect(() => {
    setStato = choose
  })
  const table = (
    <div style={{ height: '100%', ...LOOK }}>
      <AgGridReact<Line>
        animateRows={false}
        cacheQuickFilter
        columnDefs={columns}
        defaultColDef={usual}
        doesExternalFilterPass={passes}
        getRowId={idOf}
        headerHeight={ROW}
        isExternalFilterPresent={isFiltered}
        onGridReady={({ api }) => (grid = api)}
        onModelUpdated={({ api }) => setShown(api.getDisplayedRowCount())}
        quickFilterMatcher={matches}
        quickFilterParser={wordsOf}
        quickFilterText={q}
        rowData={rows}
        rowHeight={ROW}
        rowSelection={SELECTION}
      />
    </div>
  )
  return (
    <PeerFrame all={records.length} onChoose={choose} onType={setQ} q={q} shown={shown} stato={stato} table={table} />
  )
}

const sort = (order: Order | null) =>
  grid.applyColumnState({
    state: order ? [{ colId: order.by, sort: order.desc ? 'desc' : 'asc' }] : [],
    defaultState: { sort: null },
  })

drive({
  draw: (records) => drawPage(<List records={records} />),
  rows: '.ag-row',
  rowAt: (place) => `.ag-row[row-index="${place}"]`,
  cells: '[role="gridcell"]:not([col-id^="ag-Grid"])',
  choose: (stato) => setStato(stato),
  sort,
})
