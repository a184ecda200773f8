import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography, useUnsaved } from '@bandiera/ui'
import { useEffect, useId, useState } from 'react'
import { testi, type Effect } from './testi-versioni.ts'

interface Props {
  gone: readonly string[]
  /** Newer versions of what is on screen, with their names. */
  versions: readonly string[]
  effect: Effect
  /** What people call the page. */
  page: string
  take: () => void
}

/**
 * Asks once. Whoever wants to save first has it happen as soon as nothing is left to save; whoever says later has the line
 * under the page.
 */
export function UrgentQuestion({ gone, versions, effect, page, take }: Props) {
  const unsaved = useUnsaved()
  const id = useId()
  const [waits, setWaits] = useState<'for an answer' | 'for a save' | 'for nothing'>('for an answer')
  const isDue = waits === 'for a save' && !unsaved
  useEffect(() => {
    // it changes the page at once, which an effect cannot
    if (isDue) queueMicrotask(take)
  }, [isDue, take])
  const later = () => setWaits(unsaved ? 'for a save' : 'for nothing')
  const isGone = gone.length > 0
  const { ora, senzaSalvare, poi } = testi[effect]
  const text = [
    isGone ? testi.urgente.smettere : testi.urgente.usare,
    poi,
    ...(isGone && versions.length > 0 ? [testi.urgente.anche(versions)] : []),
  ]
  return (
    <Dialog
      aria-describedby={`${id}-text`}
      aria-labelledby={`${id}-title`}
      className="no-print"
      maxWidth="xs"
      onClose={later}
      open={waits === 'for an answer'}
      role="alertdialog"
    >
      <DialogTitle id={`${id}-title`}>{isGone ? testi.tolto(gone) : testi.urgente.aggiornamento(versions)}</DialogTitle>
      <DialogContent id={`${id}-text`} sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
        <Typography color="textSecondary" variant="body1">
          {text.join(' ')}
        </Typography>
        {unsaved && (
          <Alert role="none" severity="warning">
            {testi.urgente.unsaved(page)}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={later}>
          {unsaved ? testi.urgente.dopoSalvato : testi.urgente.piuTardi}
        </Button>
        <Button onClick={take} variant="contained">
          {unsaved ? senzaSalvare : ora}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
