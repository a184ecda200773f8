import Button from '@mui/material/Button'
import Dialog, { type DialogProps } from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { useId, useImperativeHandle, useRef, type FormEvent, type ReactNode, type Ref } from 'react'
import { FormProvider, type FieldValues } from 'react-hook-form'
import { uiTexts } from '../texts.ts'
import { ErrorSummary, Refusal } from './error-summary.tsx'
import { FirstField } from './first-field.tsx'
import { FormStatus, keepEnter } from './form-bar.tsx'
import { RequiredMarks } from './required-marks.tsx'
import { SubmitButton, type Submission, useForming } from './portal-form.tsx'

export interface FormDialogProps<V extends FieldValues, O, R> extends Submission<V, O, R> {
  open: boolean
  title: string
  submit?: string
  onClose: () => void
  width?: DialogProps['maxWidth']
  children: ReactNode
}

/** A short form in a window. Saving closes it; Annulla, Esc and a click outside ask first when something was typed. */
export function FormDialog<V extends FieldValues, O, R>(props: FormDialogProps<V, O, R>) {
  const { open, title, form, width = 'sm' } = props
  const body = useRef<{ giveUp: () => void }>(null)
  const id = useId()
  return (
    <Dialog aria-labelledby={id} fullWidth maxWidth={width} onClose={() => body.current?.giveUp()} open={open}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <FormProvider {...form}>
        <Body {...props} labelId={id} ref={body} />
      </FormProvider>
    </Dialog>
  )
}

interface BodyProps<V extends FieldValues, O, R> extends FormDialogProps<V, O, R> {
  labelId: string
  ref: Ref<{ giveUp: () => void }>
}

/** Rendered only while the dialog is open: the router allows one guard, and it must be the dialog's. */
function Body<V extends FieldValues, O, R>(props: BodyProps<V, O, R>) {
  const { title, submit = uiTexts.salva, onSaved, onClose, children, labelId, ref } = props
  const saved = async (result: R) => {
    await onSaved?.(result)
    onClose()
  }
  const own = { name: title, isWindow: true, onGiveUp: onClose }
  const { send, sending, giveUp, note, questions } = useForming({ ...props, onSaved: saved }, own)
  useImperativeHandle(ref, () => ({ giveUp }))
  const submitted = (event: FormEvent) => {
    // React hands events of a window on to the form that opened it
    event.stopPropagation()
    void send(event)
  }
  return (
    <form aria-labelledby={labelId} noValidate onKeyDown={keepEnter} onSubmit={submitted} style={column}>
      <DialogContent>
        <Stack sx={{ gap: 4, pt: 1 }}>
          <ErrorSummary />
          {note}
          <RequiredMarks>
            <FirstField>{children}</FirstField>
          </RequiredMarks>
          <Refusal />
        </Stack>
      </DialogContent>
      <DialogActions>
        <FormStatus />
        <Button onClick={giveUp}>{uiTexts.annulla}</Button>
        <SubmitButton disabled={sending}>{sending ? uiTexts.salvataggio : submit}</SubmitButton>
      </DialogActions>
      {questions}
    </form>
  )
}

/** Limited to the height of the window, so that the fields scroll and the buttons stay visible. */
const column = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const
