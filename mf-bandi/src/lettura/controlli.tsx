import type { Bando } from '@bandiera/domain'
import { useWrites } from '@bandiera/live'
import { useAttempt } from '@bandiera/platform'
import { Alert, Button, Stack } from '@bandiera/ui'
import { testi } from '../testi.ts'

/** What the import could not settle; a curator has a button at each that says it was looked at. */
export function Controlli({ bando, curator }: { bando: Bando; curator: boolean }) {
  const { update } = useWrites()
  const attempt = useAttempt()
  const flags = bando.data.daControllare ?? []
  if (flags.length === 0) return null
  const clear = (index: number) => {
    const patch = { set: { 'data.daControllare': flags.filter((_flag, at) => at !== index) } }
    return attempt(testi.controlloFatto, update('bandi', bando._id, patch, { base: bando.versione }))
  }
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
            <Button color="inherit" onClick={() => void clear(index)}>
              {testi.segnaControllato}
            </Button>
          )}
        </Stack>
      ))}
    </Alert>
  )
}
