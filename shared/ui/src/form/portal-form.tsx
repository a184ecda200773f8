import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { testi } from '../testi.ts'
import { ErrorSummary } from './error-summary.tsx'
import { useUnsavedGuard } from './use-unsaved-guard.tsx'

export interface PortalFormProps<V extends FieldValues, O, R> {
  /** From `useForm`, with the resolver of the module's schema. */
  form: UseFormReturn<V, unknown, O>
  /** Writes. When it rejects, its message is shown and nothing typed is lost. */
  onSubmit: (values: O) => Promise<R>
  /** After a successful write, when leaving is safe. */
  onSaved?: (result: R) => void
  onCancel?: () => void
  submit?: string
  label: string
  children: ReactNode
}

/**
 * A form: fields in one column, summary of errors that leads to the fields, refusal of the server, unsaved-changes
 * guard, one main button.
 */
export function PortalForm<V extends FieldValues, O, R>(props: PortalFormProps<V, O, R>) {
  const { form, onSubmit, onSaved, onCancel, submit = testi.salva, label, children } = props
  const { isDirty, isSubmitting, errors } = form.formState
  const { question, release } = useUnsavedGuard(isDirty)
  const refused = errors.root?.['server']
  const send = form.handleSubmit(async (values) => {
    const outcome = await onSubmit(values).then(
      (result) => ({ result }),
      (error: unknown) => ({ message: error instanceof Error ? error.message : String(error) }),
    )
    if ('message' in outcome) return form.setError('root.server', outcome)
    release()
    form.reset(form.getValues())
    onSaved?.(outcome.result)
  })
  const cancel = () => {
    release()
    form.reset()
    onCancel?.()
  }
  return (
    <FormProvider {...form}>
      <Stack aria-label={label} component="form" noValidate onSubmit={send} sx={{ gap: 4, maxWidth: 640 }}>
        <ErrorSummary />
        {children}
        {refused && <Alert role="alert" severity="error">{`${refused.message} ${testi.erroreSalvataggio}`}</Alert>}
        <Stack direction="row" sx={{ gap: 2 }}>
          <Button disabled={isSubmitting} type="submit" variant="contained">
            {isSubmitting ? testi.salvataggio : submit}
          </Button>
          {onCancel && <Button onClick={cancel}>{testi.annulla}</Button>}
        </Stack>
      </Stack>
      {question}
    </FormProvider>
  )
}
