import type { Azienda } from '@bandiera/domain'
import type { Window } from '@bandiera/live'
import { Alert, Button, EmptyState, ErrorState, HiddenText, List, ListItem, Skeleton } from '@bandiera/ui'
import { testi } from '../testi.ts'

/** The four states of every list: loading, what went wrong, nothing yet, the rows. */
export function Elenco({ rows, visible, loading, error, retry, more, next }: Window<Azienda>) {
  if (error && rows.length === 0) return <ErrorState onRetry={retry} text={error} />
  if (loading && rows.length === 0) return <Attesa />
  if (visible === 0) return <EmptyState text={testi.vuotoAiuto} title={testi.vuoto} />
  return (
    <>
      {error && <Alert severity="error">{error}</Alert>}
      <List aria-label={testi.aziende}>
        {rows.map(({ _id, ragioneSociale }) => (
          <ListItem disableGutters divider key={_id}>
            {ragioneSociale}
          </ListItem>
        ))}
      </List>
      {more && <Button onClick={next}>{testi.altre}</Button>}
    </>
  )
}

const Attesa = () => (
  <div aria-busy="true">
    <HiddenText role="status">{testi.caricamento}</HiddenText>
    <Skeleton height={320} variant="rounded" />
  </div>
)
