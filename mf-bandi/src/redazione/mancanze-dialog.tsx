import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@bandiera/ui'
import { useId } from 'react'
import { Bullets } from '../lettura/bullets.tsx'
import { testi } from '../testi.ts'

interface MancanzeDialogProps {
  /** Why it cannot be published; closed when there is nothing. */
  reasons: readonly string[]
  onEdit: () => void
  onClose: () => void
}

/** What keeps a grant from being published, and the way to mend it. */
export function MancanzeDialog({ reasons, onEdit, onClose }: MancanzeDialogProps) {
  const id = useId()
  const { manca, mancaTesto, correggi, chiudi } = testi.redazione
  return (
    <Dialog aria-labelledby={id} maxWidth="sm" onClose={onClose} open={reasons.length > 0}>
      <DialogTitle id={id}>{manca}</DialogTitle>
      <DialogContent>
        {mancaTesto}
        <Bullets items={reasons} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{chiudi}</Button>
        <Button
          onClick={() => {
            onClose()
            onEdit()
          }}
          variant="contained"
        >
          {correggi}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
