import { roleLabels } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { Alert, Button } from '@bandiera/ui'
import type { Apertura } from '../dati/anteprima.ts'
import { testi } from './testi.ts'

/** The address of a preview that was just opened. */
export function Pronta({ apertura: { anteprima, indirizzo } }: { apertura: Apertura }) {
  const { notify } = usePortal()
  const copy = () =>
    navigator.clipboard.writeText(indirizzo).then(
      () => notify({ text: testi.copiato, kind: 'success' }),
      () => notify({ text: testi.nonCopiato, kind: 'error' }),
    )
  return (
    <Alert
      action={
        <>
          <Button component="a" href={indirizzo} rel="noopener" target="_blank">
            {testi.vai}
          </Button>
          <Button onClick={() => void copy()}>{testi.copia}</Button>
        </>
      }
      role="status"
      severity="success"
      sx={{ mb: 3, flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 220px' } }}
    >
      {testi.aperta(roleLabels[anteprima.ruolo].toLowerCase())}
    </Alert>
  )
}
