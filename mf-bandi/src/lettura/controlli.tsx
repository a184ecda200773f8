import type { Bando } from '@bandiera/domain'
import { useWrites, type WriteError } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { Alert, Button, Stack } from '@bandiera/ui'
import { testi } from '../testi.ts'

/** What the import could not settle; a curator has a button at each that says it was looked at. */
export function Controlli({ bando, curator }: { bando: Bando; curator: boolean }) {
  const { update } = useWrites()
  const { notify } = usePortal()
  const flags = bando.data.daControllare ?? []
  if (flags.length === 0) return null
  const clear = (index: number) =>
    update('bandi', bando._id, { set: { 'data.daControllare': flags.filter((_flag, at) => at !== index) } }).then(
      () => notify({ text: testi.controlloFatto, kind: 'success' }),
      (error: WriteError) => notify({ text: error.message, kind: 'error' }),
    )
  return (
    <Alert
      aria-label={testi.controlloTitolo}
      role="region"
      severity="warning"
      sx={{ '& .MuiAlert-message': { flex: 1 } }}
    >
      <strong>{testi.controlloTitolo}</strong>
      {!curator && <div>{testi.controlloLettore}</div>}
      {flags.map((flag, index) => (
        <Stack
          direction="row"
          key={`${flag.campo} ${flag.motivo}`}
          sx={{ gap: 3, justifyContent: 'space-between', alignItems: 'center' }}
        >
          <span>{flag.motivo}</span>
          {curator && (
            <Button color="inherit" onClick={() => clear(index)}>
              {testi.segnaControllato}
            </Button>
          )}
        </Stack>
      ))}
    </Alert>
  )
}
