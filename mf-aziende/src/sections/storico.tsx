import { useHistory } from '@bandiera/platform'
import { Timeline } from '@bandiera/ui/detail'
import { testi } from '../testi.ts'

/** What happened to the company: who changed what, and when. */
export function Storico({ id }: { id: string }) {
  const { voci, stato, riprova } = useHistory('aziende', id)
  return (
    <Timeline
      entries={voci}
      error={stato === 'errore' ? { text: testi.storicoErrore, onRetry: riprova } : null}
      loading={stato === 'carica'}
    />
  )
}
