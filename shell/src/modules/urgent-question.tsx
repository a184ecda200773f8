import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography, useUnsaved } from '@bandiera/ui'
import { useEffect, useId, useState } from 'react'
import { testi, type Effect } from './testi-versioni.ts'

interface Props {
  gone: readonly string[]
  /** Newer versions of what is on screen, with their names. */
  versions: readonly string[]
  effect: Effect
  take: () => void
}

/**
 * Asks once. Whoever wants to save first has it happen as soon as nothing is left to save; whoever says later has the line
 * under the page.
 */
export function UrgentQuestion({ gone, versions, effect, take }: Props) {
  const unsaved = useUnsaved()
  const [page] = useState(headingOfPage)
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
      <DialogTitle id={`${id}-title`} sx={{ textWrap: 'balance' }}>
        {isGone ? testi.tolto(gone) : testi.urgente.aggiornamento(versions)}
      </DialogTitle>
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
        {unsaved && <Button onClick={take}>{senzaSalvare}</Button>}
        {/* the harmless answer has the focus, and is the main one where something could be lost */}
        <Button autoFocus onClick={later} {...(unsaved && main)}>
          {unsaved ? testi.urgente.dopoSalvato : testi.urgente.piuTardi}
        </Button>
        {!unsaved && (
          <Button onClick={take} {...main}>
            {ora}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

const main = { variant: 'contained' } as const

/** What the person knows the page by: a form says in its heading what it is about. */
const headingOfPage = () => document.querySelector('main h1')?.textContent ?? ''
