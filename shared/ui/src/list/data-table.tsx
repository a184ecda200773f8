import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { ErrorState, ForbiddenState } from '../states/empty-state.tsx'
import { uiTexts } from '../texts.ts'
import { FilledList, type DataTableProps } from './filled-list.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { rowsOf } from './remote-rows.ts'

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
