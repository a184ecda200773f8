import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { ButtonProps } from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { type FieldValues, FormProvider, useFormState } from 'react-hook-form'
import { uiTexts } from '../texts.ts'
import { forgetChoiceTexts, useTyped } from './choice-texts.ts'
import { ErrorSummary, Refusal } from './error-summary.tsx'
import { useKeptForm } from './use-kept-form.tsx'
import { type Submission, useSubmission } from './use-submission.tsx'
import { useKeptGuard } from './use-unsaved-guard.tsx'
import { formTexts } from './texts.ts'

export interface PortalFormProps<V extends FieldValues, O, R> extends Submission<V, O, R> {
  onCancel?: () => void
  submit?: string
  label: string
  /** Name of the user who has saved the record since the form opened, or the empty text; from `useEdit`. */
  meanwhile?: string | null
  children: ReactNode
}

/**
 * A form: fields in one column, summary of errors that leads to the fields, a notice when another person has saved, refusal of the
 * server, dialog of conflicts, unsaved-changes guard, one main button.
 */
export function PortalForm<V extends FieldValues, O, R>(props: PortalFormProps<V, O, R>) {
  return (
    <FormProvider {...props.form}>
      <Body {...props} />
    </FormProvider>
  )
}

/** Renders again when the state of the form changes, without rendering the fields around it. */
function Body<V extends FieldValues, O, R>(props: PortalFormProps<V, O, R>) {
  const { form, onCancel, submit = uiTexts.salva, label, meanwhile = null, children } = props
  const { isSubmitting } = useFormState({ control: form.control })
  const kept = useKeptForm(form, label)
  const { question, release, leave } = useKeptGuard(useTyped(form.control), kept.forget)
  const { send, question: conflict, following } = useSubmission(props, release)
  const sending = isSubmitting || following
  const cancel = () =>
    leave(() => {
      onCancel?.()
      form.reset()
      forgetChoiceTexts(form.control)
    })
  return (
    <>
      <Stack aria-label={label} component="form" noValidate onSubmit={send} sx={{ gap: 4, maxWidth: 640 }}>
        <ErrorSummary />
        {kept.note}
        <ChangedNotice chi={meanwhile} />
        {children}
        <Refusal />
        <Stack direction="row" sx={{ gap: 2 }}>
          <SubmitButton disabled={sending}>{sending ? uiTexts.salvataggio : submit}</SubmitButton>
          {onCancel && <Button onClick={cancel}>{uiTexts.annulla}</Button>}
        </Stack>
      </Stack>
      {question}
      {conflict}
    </>
  )
}

/** Says during typing that another person has saved the same record, and that nothing typed is lost. */
const ChangedNotice = ({ chi }: { chi: string | null }) => (
  <div role="status">
    {chi !== null && (
      <Alert role="presentation" severity="info">
        {formTexts.frattempo(chi || formTexts.qualcuno)}
      </Alert>
    )}
  </div>
)

/**
 * The button that sends a form. The focused field loses the focus only when the press is complete: otherwise an error that
 * disappears at that moment would move the button away from the pointer, and the press would be lost. Disabled while the form
 * is being sent.
 */
export const SubmitButton = (props: Omit<ButtonProps, 'type' | 'variant'>) => (
  <Button
    {...props}
    aria-busy={props.disabled}
    onClick={(event) => event.currentTarget.focus()}
    onMouseDown={(event) => event.preventDefault()}
    type="submit"
    variant="contained"
  />
)
