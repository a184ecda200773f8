import { useRecord } from '@bandiera/live'
import { Alert, Box, Button } from '@bandiera/ui'
import { nomiCampi } from '../lettura/campi-bando.ts'
import { testi } from '../testi.ts'
import type { LiveValues } from './use-live-values.ts'

const { form } = testi

/** Says that somebody else has saved the same grant, and leaves the choice where both changed the same field. */
export function LiveNotice({ chi, contesi, takeTheirs, keepOwn }: LiveValues) {
  const author = useRecord('usr', chi ?? '')
  if (chi === null) return null
  const names = contesi.map((field) => nomiCampi[field]).join(', ')
  return (
    <Alert role="status" severity={contesi.length > 0 ? 'warning' : 'info'}>
      {`${form.aggiornato(author?.name ?? form.qualcuno)} ${contesi.length > 0 ? form.contesi(names) : form.accolti}`}
      {contesi.length > 0 && (
        <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button onClick={keepOwn} variant="outlined">
            {form.tieniMiei}
          </Button>
          <Button onClick={takeTheirs}>{form.usaSuoi}</Button>
        </Box>
      )}
    </Alert>
  )
}
