import { useHistory } from '@bandiera/platform'
import { Timeline } from '@bandiera/ui/detail'

/** Who changed what of a person, and when. */
export function History({ id }: { id: string }) {
  const { voci, stato, errore, riprova } = useHistory('usr', id)
  return (
    <Timeline
      entries={voci}
      error={stato === 'errore' ? { text: errore ?? '', onRetry: riprova } : null}
      loading={stato === 'carica'}
    />
  )
}
