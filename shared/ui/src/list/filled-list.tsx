import SearchOff from '@mui/icons-material/SearchOff'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useMemo, useRef } from 'react'
import { EmptyState } from '../parts/empty-state.tsx'
import { ListMemoryContext } from '../parts/list-memory.ts'
import { paperColumns } from '../paper/columns.ts'
import { listFacts } from '../paper/list-facts.ts'
import { PaperList } from '../paper/paper-list.tsx'
import { usePaperRows } from '../paper/use-paper-rows.ts'
import { testi, tutti } from '../testi.ts'
import { BulkBar } from './bulk-bar.tsx'
import type { ListFilter } from './columns.ts'
import { ChosenColumnsMenu } from './chosen-columns-menu.tsx'
import type { DataTableProps } from './data-table.tsx'
import { useListState, type ListState, type ListStateActions } from './list-state.ts'
import { ExportButtons } from './export-buttons.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { MoreRows } from './more-rows.tsx'
import { RecordsCards } from './records-cards.tsx'
import { RecordsTable } from './records-table.tsx'
import { RowCheck } from './row-check.tsx'
import { useColumns } from './use-columns.ts'
import { useDefaultView } from './use-default-view.ts'
import { useListMemory } from './use-list-memory.ts'
import { useSelection, type RowSelection } from './use-selection.ts'
import { useShown } from './use-shown.ts'
import { ViewsMenu } from './views-menu.tsx'
import { WaitingRows } from './waiting-rows.tsx'

/** A list that has records: toolbar, rows as table or cards, bulk bar. */
export function FilledList<T extends { _id: string }>(props: DataTableProps<T>) {
  const { label, nome, remote, href, bulk, csv, memory = csv } = props
  const state = useListState()
  useDefaultView(memory)
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const { rows, matching, all, columns, filters, countsOf } = useShown(props, state)
  const records = props.records ?? rows
  const chosen = useSelection(records, rows)
  const selection = bulk && bulk.length > 0 ? chosen : undefined
  const check = useCheckAll(selection, { text: testi.seleziona(tutti(nome, rows.length)), narrow })
  const toolbar = { nome, records, filters, state, all, countsOf, visible: matching }
  const seen = useMemo(() => columns.filter(({ file }) => file !== 'only'), [columns])
  const kept = useListMemory()
  const choices = kept.colonne[memory ?? ''] ?? NO_CHOICES
  const table = useColumns(seen, choices)
  const paper = usePaperRows(rows, remote?.more ? remote.all : undefined)
  const list = { columns: table.cards, href, label, rows, total: matching, selection, check }
  return (
    <ListMemoryContext value={kept}>
      <Box sx={{ display: 'flex', flexDirection: 'column' }}>
        <ListToolbar
          {...toolbar}
          busy={remote?.loading}
          onFilter={(filter) => remote?.askCounts(filter?.path ?? null)}
          searchable={columns.some((one) => one.search)}
        >
          {memory && <ViewsMenu list={memory} />}
          {memory && <ChosenColumnsMenu all={seen} isShown={table.isShown} list={memory} />}
          {csv && (
            <ExportButtons
              columns={props.columns}
              onPrint={paper.print}
              rows={remote?.all ?? rows}
              stem={csv}
              total={matching}
            />
          )}
        </ListToolbar>
        {bulk && selection && selection.records.length > 0 && (
          <BulkBar actions={bulk} nome={nome} selection={selection} />
        )}
        <Box className="no-print">
          <WaitingRows busy={remote?.loading ?? false}>
            {rows.length === 0 ? (
              <NothingFound onClear={() => showMore(state, filters)} />
            ) : narrow ? (
              <RecordsCards {...list} />
            ) : (
              <RecordsTable
                {...list}
                columns={table.columns}
                least={table.least}
                onSort={state.setSort}
                sort={state.sort}
              />
            )}
          </WaitingRows>
        </Box>
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

/** The box over the rows. When the bulk bar goes away with the focus in it, the focus comes here. */
function useCheckAll<T>(selection: RowSelection<T> | undefined, { text, narrow }: { text: string; narrow: boolean }) {
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
    <RowCheck
      checked={selection.all}
      label={text}
      onToggle={selection.toggleAll}
      partly={selection.some}
      ref={box}
      {...(narrow && { text })}
    />
  )
}

/** Back to the usual filters; when those already hide everything, none at all. */
function showMore<T>(state: ListState & ListStateActions, filters: readonly ListFilter<T>[]): void {
  if (state.q !== '' || state.chosen.size > 0) state.clear()
  else state.choose(Object.fromEntries(filters.map((filter) => [filter.id, filter.initial ? [] : null])))
}

const keyOf = ({ _id }: { _id: string }): string => _id
const NO_CHOICES = {}

const NothingFound = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    action={<Button onClick={onClear}>{testi.azzera}</Button>}
    icon={SearchOff}
    text={testi.nessunRisultatoAiuto}
    title={testi.nessunRisultato}
  />
)
