import { useHistory } from '@bandiera/platform'
import { Timeline } from '@bandiera/ui/detail'

/** Who changed what in a grant, newest first. */
export function Cronologia({ id }: { id: string }) {
  const { voci, stato, errore, riprova } = useHistory('bandi', id)
  const failure = stato === 'errore' && voci.length === 0 ? { text: errore ?? '', onRetry: riprova } : null
  return <Timeline entries={voci} error={failure} loading={stato === 'carica'} />
}
