import Button from '@mui/material/Button'
import SearchOff from '@mui/icons-material/SearchOff'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useMemo, type ReactNode } from 'react'
import { EmptyState, ErrorState, ForbiddenState } from '../parts/empty-state.tsx'
import { testi, type Nome } from '../testi.ts'
import type { Column, ListFilter } from './columns.ts'
import { useListState, type ListState, type ListStateActions } from './list-state.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { RecordsCards } from './records-cards.tsx'
import { RecordsTable } from './records-table.tsx'
import { createTextOf, selectRows } from './select-rows.ts'

export interface DataTableProps<T> {
  /** Accessible name of the list. */
  label: string
  /** What it holds, for the count: `{uno: 'azienda', molti: 'aziende'}`. */
  nome: Nome
  /** Everything the user may see; unchanged records must stay the same objects, so that one change renders one row. */
  records: readonly T[]
  /** Defined once outside the component, or memoised. */
  columns: readonly Column<T>[]
  filters?: readonly ListFilter<T>[]
  /** Where the name leads. */
  href?: (record: T) => string
  /** Shown when there is nothing yet. */
  empty: ReactNode
  loading?: boolean
  error?: { text: string; onRetry?: () => void } | null
  forbidden?: boolean
}

/**
 * A list: sortable headers, search that ignores accents, filters, all of it in the address; count always in sight; long
 * lists keep only the rows near the window; cards below 600 px; loading, error and the three kinds of empty.
 */
export function DataTable<T extends { _id: string }>(props: DataTableProps<T>) {
  const { records, empty, loading, error, forbidden } = props
  if (forbidden) return <ForbiddenState />
  if (error) return <ErrorState {...error} />
  if (loading) return <ListSkeleton />
  if (records.length === 0) return empty
  return <FilledList {...props} />
}

function FilledList<T extends { _id: string }>(props: DataTableProps<T>) {
  const { label, nome, records, columns, filters = NO_FILTERS, href } = props
  const state = useListState()
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), {
    noSsr: true,
  })
  const textOf = useMemo(() => createTextOf(columns), [columns])
  const rows = useMemo(
    () => selectRows(records, state, { columns, filters, textOf }),
    [records, state, columns, filters, textOf],
  )
  const toolbar = { nome, records, filters, state, visible: rows.length, searchable: columns.some((one) => one.search) }
  return (
    <>
      <ListToolbar {...toolbar} />
      {rows.length === 0 ? (
        <NothingFound onClear={() => showMore(state, filters)} />
      ) : narrow ? (
        <RecordsCards columns={columns} href={href} label={label} rows={rows} />
      ) : (
        <RecordsTable
          columns={columns}
          href={href}
          label={label}
          onSort={state.setSort}
          rows={rows}
          sort={state.sort}
        />
      )}
    </>
  )
}

/** Back to the usual filters; when those already hide everything, none at all. */
function showMore<T>(state: ListState & ListStateActions, filters: readonly ListFilter<T>[]): void {
  if (state.q !== '' || state.chosen.size > 0) state.clear()
  else state.choose(Object.fromEntries(filters.map((filter) => [filter.id, filter.initial ? [] : null])))
}

const NO_FILTERS: readonly never[] = []

const NothingFound = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    action={<Button onClick={onClear}>{testi.azzera}</Button>}
    icon={SearchOff}
    text={testi.nessunRisultatoAiuto}
    title={testi.nessunRisultato}
  />
)
