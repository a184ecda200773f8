import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import type { PaperShares } from '../print/paper-columns.ts'
import { ErrorState, ForbiddenState } from '../states/empty-state.tsx'
import { uiTexts, type Noun } from '../texts.ts'
import type { BulkAction } from './bulk-bar.tsx'
import type { Column, ListFilter } from './columns.ts'
import { FilledList } from './filled-list.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { type ListRecords, type RemoteRows, rowsOf } from './remote-rows.ts'

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
  /** Under which name the list keeps chosen columns and saved views; that of its file by default. No dots. */
  memory?: string
}

/** Search ignores accents; search, filters and order are in the address; long lists keep only the rows near the window; cards below 600 px. */
export function DataTable<T extends { _id: string }>(props: DataTableProps<T>) {
  const { list, empty, forbidden } = props
  const shown = list ? { ...props, ...rowsOf(list) } : props
  const { count, loading, error } = stateOf(shown)
  if (forbidden) return <ForbiddenState />
  if (error && count === 0) return <ErrorState {...error} />
  if (loading) return <ListSkeleton />
  if (count === 0) return empty
  return (
    <>
      {error && <ErrorNotice {...error} />}
      <FilledList {...shown} />
    </>
  )
}

function stateOf<T>({ records = [], remote, loading, error }: DataTableProps<T>) {
  if (!remote) return { count: records.length, loading, error }
  const { visible, retry } = remote
  const failed = remote.error === null ? null : { text: remote.error, onRetry: retry }
  return { count: visible, loading: remote.loading && visible === 0, error: failed }
}

function ErrorNotice({ text, onRetry }: NonNullable<DataTableProps<never>['error']>) {
  const retry = onRetry && (
    <Button color="inherit" onClick={onRetry}>
      {uiTexts.riprova}
    </Button>
  )
  return (
    <Alert action={retry} role="alert" severity="error" sx={{ mb: 3 }}>
      {text}
    </Alert>
  )
}
