import type { FieldValues, UseFormReturn } from 'react-hook-form'

export interface Submission<V extends FieldValues, O, R> {
  /** From `useForm`, with the resolver of the module's schema. */
  form: UseFormReturn<V, unknown, O>
  /** Writes. When it rejects, its message is shown and nothing typed is lost. */
  onSubmit: (values: O) => Promise<R>
  /** After a successful write, when leaving is safe. */
  onSaved?: ((result: R) => void) | undefined
}

/**
 * What the submit button does: checks, writes, and either shows the refusal or calls what is written clean.
 * @param release lets the next navigation pass the unsaved-changes guard
 */
export const submitter = <V extends FieldValues, O, R>(
  { form, onSubmit, onSaved }: Submission<V, O, R>,
  release: () => void,
) =>
  form.handleSubmit(async (values) => {
    const outcome = await onSubmit(values).then(
      (result) => ({ result }),
      (error: unknown) => ({ message: error instanceof Error ? error.message : String(error) }),
    )
    if ('message' in outcome) return form.setError('root.server', outcome)
    release()
    form.reset(form.getValues())
    onSaved?.(outcome.result)
  })
