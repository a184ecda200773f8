import { useHistory } from '@bandiera/platform'
import { Timeline } from '@bandiera/ui/detail'
import { nomeCampo } from './campi-bando.ts'

/** Who changed what in a grant, newest first. */
export function Cronologia({ id }: { id: string }) {
  const { voci, stato, errore, riprova } = useHistory('bandi', id)
  const failure = stato === 'errore' && voci.length === 0 ? { text: errore ?? '', onRetry: riprova } : null
  const entries = voci.map((voce) => ({
    ...voce,
    campi: voce.campi.map((one) => ({ ...one, campo: nomeCampo(one.campo) })),
  }))
  return <Timeline entries={entries} error={failure} loading={stato === 'carica'} />
}
