import type { Azienda } from '@bandiera/domain'
import { type RecordsAnswer, useRecords } from '@bandiera/live'
import { Alert, Button, EmptyState, ErrorState, HiddenText, List, ListItem, Page, Skeleton } from '@bandiera/ui'
import { texts } from './texts.ts'

/** The companies that the user sees, by name: a list on live data, to be replaced by what the module is for. */
export function Component() {
  const aziende = useRecords({ coll: 'aziende', order: 'ragioneSociale' })
  return (
    <Page facts={aziende.visible > 0 && texts.count(aziende.visible)} title={texts.title}>
      <AziendeList {...aziende} />
    </Page>
  )
}

/** The four states of every list: loading, failed, empty, filled. */
export function AziendeList({ records, visible, state, error, retry, more, next }: RecordsAnswer<Azienda>) {
  if (error && records.length === 0) return <ErrorState onRetry={retry} text={error} />
  if (state === 'loading' && records.length === 0) return <Loading />
  if (visible === 0) return <EmptyState text={texts.emptyHelp} title={texts.empty} />
  return (
    <>
      {error && <Alert severity="error">{error}</Alert>}
      <List aria-label={texts.aziende}>
        {records.map(({ _id, ragioneSociale }) => (
          <ListItem disableGutters divider key={_id}>
            {ragioneSociale}
          </ListItem>
        ))}
      </List>
      {more && <Button onClick={next}>{texts.more}</Button>}
    </>
  )
}

const Loading = () => (
  <div aria-busy="true">
    <HiddenText role="status">{texts.loading}</HiddenText>
    <Skeleton height={320} variant="rounded" />
  </div>
)
