import { roleLabels } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { Alert, Button } from '@bandiera/ui'
import type { OpenedPreview } from '../parts/previews.ts'
import { previewTexts } from '../texts-previews.ts'

/** The address of a preview that was just opened. */
export function OpenedNotice({ apertura: { anteprima, indirizzo } }: { apertura: OpenedPreview }) {
  const { notify } = usePortal()
  const copy = () =>
    navigator.clipboard.writeText(indirizzo).then(
      () => notify({ text: previewTexts.copiato, kind: 'success' }),
      () => notify({ text: previewTexts.nonCopiato, kind: 'error' }),
    )
  return (
    <Alert
      action={
        <>
          <Button component="a" href={indirizzo} rel="noopener" target="_blank">
            {previewTexts.vai}
          </Button>
          <Button onClick={() => void copy()}>{previewTexts.copia}</Button>
        </>
      }
      role="status"
      severity="success"
      sx={{ mb: 3, flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 220px' } }}
    >
      {previewTexts.aperta(roleLabels[anteprima.ruolo].toLowerCase())}
    </Alert>
  )
}
