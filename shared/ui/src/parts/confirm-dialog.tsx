import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { testi } from '../testi.ts'

export interface ConfirmDialogProps {
  open: boolean
  title: string
  text: string
  ok?: string
  cancel?: string
  /** True when confirmed; false on cancel, Esc and a click outside. */
  onAnswer: (confirmed: boolean) => void
}

/** Asks before something that cannot be taken back. Focus starts on the harmless answer. */
export function ConfirmDialog({
  open,
  title,
  text,
  ok = testi.conferma,
  cancel = testi.annulla,
  onAnswer,
}: ConfirmDialogProps) {
  const id = useId()
  return (
    <Dialog
      aria-describedby={`${id}-text`}
      aria-labelledby={`${id}-title`}
      maxWidth="xs"
      onClose={() => onAnswer(false)}
      open={open}
      role="alertdialog"
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={() => onAnswer(false)}>
          {cancel}
        </Button>
        <Button onClick={() => onAnswer(true)} variant="contained">
          {ok}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
