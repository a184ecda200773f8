import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { uiTexts } from '../texts.ts'

export interface ConfirmDialogProps {
  open: boolean
  title: string
  text: string
  ok?: string
  cancel?: string
  main?: 'ok' | 'cancel'
  /** True when confirmed; false on cancel, Esc and a click outside. */
  onAnswer: (confirmed: boolean) => void
}

/** Asks before an action that cannot be undone. The focus starts on the harmless answer. */
export function ConfirmDialog({
  open,
  title,
  text,
  ok = uiTexts.conferma,
  cancel = uiTexts.annulla,
  main = 'ok',
  onAnswer,
}: ConfirmDialogProps) {
  const id = useId()
  const variant = (own: 'ok' | 'cancel') => (own === main ? 'contained' : 'text')
  const stay = (
    <Button autoFocus key="cancel" onClick={() => onAnswer(false)} variant={variant('cancel')}>
      {cancel}
    </Button>
  )
  const leave = (
    <Button key="ok" onClick={() => onAnswer(true)} variant={variant('ok')}>
      {ok}
    </Button>
  )
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
      <DialogActions>{main === 'cancel' ? [leave, stay] : [stay, leave]}</DialogActions>
    </Dialog>
  )
}
