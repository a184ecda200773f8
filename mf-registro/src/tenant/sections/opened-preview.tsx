import { roleLabels } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { Alert, Button } from '@bandiera/ui'
import type { Apertura } from '../parts/previews.ts'
import { texts } from '../texts-previews.ts'

/** The address of a preview that was just opened. */
export function Pronta({ apertura: { anteprima, indirizzo } }: { apertura: Apertura }) {
  const { notify } = usePortal()
  const copy = () =>
    navigator.clipboard.writeText(indirizzo).then(
      () => notify({ text: texts.copiato, kind: 'success' }),
      () => notify({ text: texts.nonCopiato, kind: 'error' }),
    )
  return (
    <Alert
      action={
        <>
          <Button component="a" href={indirizzo} rel="noopener" target="_blank">
            {texts.vai}
          </Button>
          <Button onClick={() => void copy()}>{texts.copia}</Button>
        </>
      }
      role="status"
      severity="success"
      sx={{ mb: 3, flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 220px' } }}
    >
      {texts.aperta(roleLabels[anteprima.ruolo].toLowerCase())}
    </Alert>
  )
}
