import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { type PaperShares, paperColumns } from '../print/paper-columns.ts'
import { type Noun, agree, uiTexts, allText } from '../texts.ts'
import { type BulkAction, BulkBar } from './bulk-bar.tsx'
import type { Column, ListFilter } from './columns.ts'
import type { ListRecords, RemoteRows } from './remote-rows.ts'
import { type Export, saveRows } from '../export/table-export.ts'
import Download from '@mui/icons-material/Download'
import SearchOff from '@mui/icons-material/SearchOff'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { keyframes, type Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { EmptyState } from '../states/empty-state.tsx'
import { ListMemoryContext } from './list-memory.ts'
import { listFacts } from '../print/list-facts.ts'
import { PaperList } from '../print/paper-list.tsx'
import { usePaperRows } from '../print/use-paper-rows.ts'
import { ChosenColumnsMenu } from './columns-panel.tsx'
import { type ListState, type ListStateActions, useListState } from './list-state.ts'
import { ExportButtons } from './export-buttons.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { RecordsCards } from './records-cards.tsx'
import { RecordsTable } from './records-table.tsx'
import { RowCheck } from './row-check.tsx'
import { useColumns } from './use-columns.ts'
import { useDefaultView } from './use-views.ts'
import { useListMemory } from './use-list-memory.ts'
import { type RowSelection, useSelection } from './use-selection.ts'
import { Tips } from './tips.tsx'
import { ViewsMenu } from './views-menu.tsx'
import { listTexts } from './texts.ts'
import { useShown } from './use-list-view.ts'

export interface DataTableProps<T> {
  label: string
  nome: Noun
  /** The records that it shows: `useListRecords` of `@bandiera/live` returns them, however many there are. */
  list?: ListRecords<T>
  /** Instead of `list`, all records that the user may see; unchanged ones must stay the same objects, so that one change renders one row. */
  records?: readonly T[]
  /** Instead of records, `loading` and `error`: a list that a server searches, filters, sorts and counts. */
  remote?: RemoteRows<T>
  /** Defined once outside the component, or memoised. */
  columns: readonly Column<T>[]
  filters?: readonly ListFilter<T>[]
  href?: (record: T) => string
  empty: ReactNode
  loading?: boolean
  error?: { text: string; onRetry?: () => void } | null
  forbidden?: boolean
  bulk?: readonly BulkAction<T>[]
  csv?: string
  /** Its columns on paper, in their order, each with its share of the width; without it, all that wide screens show. */
  paper?: PaperShares
  internal?: boolean
  /** The spreadsheet is one press away. */
  quickExport?: boolean
  /** Buttons of this list alone, before those of views, columns and export. */
  tools?: ReactNode
  /** Under which name the list keeps chosen columns and saved views; that of its file by default. No dots. */
  memory?: string
}

export function FilledList<T extends { _id: string }>(props: DataTableProps<T>) {
  const { label, nome, remote, href, bulk, csv, memory = csv } = props
  const state = useListState()
  useDefaultView(memory)
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const { rows, matching, all, columns, filters, countsOf } = useShown(props, state)
  const records = props.records ?? rows
  const chosen = useSelection(records, rows)
  const selection = bulk && bulk.length > 0 ? chosen : undefined
  const check = useCheckAll(selection, uiTexts.seleziona(allText(nome, rows.length)))
  const toolbar = { nome, records, filters, state, all, countsOf, visible: matching }
  const seen = useMemo(() => columns.filter(({ file }) => file !== 'only'), [columns])
  const kept = useListMemory()
  const choices = kept.colonne[memory ?? ''] ?? NO_CHOICES
  const widths = kept.widths[memory ?? ''] ?? NO_WIDTHS
  const table = useColumns(seen, choices, widths)
  const paper = usePaperRows(rows, remote?.more ? remote.all : undefined)
  const list = { columns: table.cards, href, label, rows, total: matching, selection }
  const file = { columns: props.columns, stem: csv ?? '' }
  return (
    <ListMemoryContext value={kept}>
      <Box sx={{ display: 'flex', flexDirection: 'column' }}>
        <Tips>
          <ListToolbar
            {...toolbar}
            busy={remote?.loading}
            check={narrow && check}
            onFilter={(filter) => remote?.askCounts(filter?.path ?? null)}
            searchable={columns.some((one) => one.search)}
            tools={
              <>
                {props.tools}
                {memory && <ViewsMenu list={memory} />}
                {memory && <ChosenColumnsMenu all={seen} isShown={table.isShown} list={memory} />}
                {csv && (
                  <ExportButtons
                    {...file}
                    onPrint={paper.print}
                    quick={props.quickExport ?? false}
                    rows={remote?.all ?? rows}
                    total={matching}
                  />
                )}
              </>
            }
          />
          <Box className="no-print">
            <WaitingRows busy={remote?.loading ?? false}>
              {rows.length === 0 ? (
                <NothingFound onClear={() => showMore(state, filters)} />
              ) : narrow ? (
                <RecordsCards {...list} />
              ) : (
                <RecordsTable
                  {...list}
                  check={check}
                  columns={table.columns}
                  least={table.least}
                  onSort={state.setSort}
                  onWidth={memory ? (column, width) => kept.chooseWidth(memory, column, width) : undefined}
                  sort={state.sort}
                />
              )}
            </WaitingRows>
          </Box>
        </Tips>
        {bulk && selection && selection.records.length > 0 && (
          <BulkBar actions={csv ? [...bulk, saved(file)] : bulk} nome={nome} selection={selection} />
        )}
        <PaperList
          busy={paper.busy}
          columns={paperColumns(columns, props.paper, choices)}
          facts={listFacts({ nome, shown: matching, all, filters, state })}
          internal={props.internal ?? false}
          keyOf={keyOf}
          label={label}
          rows={paper.rows}
          total={matching}
        />
        {remote?.more && <MoreRows next={remote.next} nome={nome} rows={rows} />}
      </Box>
    </ListMemoryContext>
  )
}

/** The checkbox above the rows. When the bulk bar disappears while it has the focus, this box takes the focus. */
function useCheckAll<T>(selection: RowSelection<T> | undefined, text: string) {
  const box = useRef<HTMLInputElement>(null)
  const count = selection?.records.length ?? 0
  const before = useRef(count)
  useEffect(() => {
    if (count === 0 && before.current > 0 && document.activeElement === document.body)
      box.current?.focus({ preventScroll: true })
    before.current = count
  }, [count])
  if (!selection) return null
  return (
    <RowCheck checked={selection.all} label={text} onToggle={selection.toggleAll} partly={selection.some} ref={box} />
  )
}

/** The selected rows as a file. They stay selected. */
const saved = <T,>(file: Omit<Export<T>, 'rows'>): BulkAction<T> => ({
  id: 'esporta',
  label: listTexts.esporta,
  icon: Download,
  run: (records) => saveRows({ ...file, rows: records }, 'csv').then(() => false as const),
})

/** Resets to the usual filters, or to no filters when the usual ones hide everything. */
function showMore<T>(state: ListState & ListStateActions, filters: readonly ListFilter<T>[]): void {
  if (state.q !== '' || state.chosen.size > 0) state.clear()
  else state.choose(Object.fromEntries(filters.map((filter) => [filter.id, filter.initial ? [] : null])))
}

const keyOf = ({ _id }: { _id: string }): string => _id
const NO_CHOICES = {}
const NO_WIDTHS = {}

const NothingFound = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    action={<Button onClick={onClear}>{uiTexts.azzera}</Button>}
    icon={SearchOff}
    text={uiTexts.nessunRisultatoAiuto}
    title={uiTexts.nessunRisultato}
  />
)

const NEAR = 800 // pixels below the window's edge

/** Under rows that are not all: gets more when the person scrolls near, or presses the button. */
function MoreRows({ nome, rows: { length }, next }: Pick<RemoteRows<unknown>, 'rows' | 'next'> & { nome: Noun }) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!end.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && next(),
      { rootMargin: `0px 0px ${NEAR}px` },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
    // only a new observer reports an end that is still near after rows arrived
  }, [next, length])
  return (
    <Box className="no-print" ref={end} sx={{ display: 'flex', justifyContent: 'center', py: 3 }}>
      <Button onClick={next} variant="outlined">
        {listTexts.mostraAltri(agree(nome, 'altr', 2))}
      </Button>
    </Box>
  )
}

const QUICK = 300 // milliseconds before the list shows that it waits

/** Rows; a thin line above them shows that they still belong to the previous question, as the status also says. */
const WaitingRows = ({ busy, children }: { busy: boolean; children: ReactNode }) => (
  <Box aria-busy={busy} sx={{ position: 'relative' }}>
    {busy && <LinearProgress aria-hidden sx={line} />}
    {children}
  </Box>
)

const late = keyframes({ from: { visibility: 'hidden' } })
const line = {
  position: 'absolute',
  insetInline: 0,
  top: 0,
  // over the header of the table
  zIndex: 3,
  height: 2,
  animation: `${late} 1ms ${QUICK}ms both`,
} as const
