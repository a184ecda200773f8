import { type FieldRule, ruleFault } from '@bandiera/domain'
import { useController, type UseControllerProps, useWatch } from 'react-hook-form'

/** Its error is shown after the person has left the field or sent the form, so that a new row shows none. */
export function useField({ name, rules }: Pick<UseControllerProps, 'name' | 'rules'>) {
  const { field, fieldState, formState } = useController({ name, ...(rules && { rules }) })
  // a controller shows the value that the form started from in the place of one that was emptied
  const value = useWatch({ name, exact: true }) as typeof field.value
  const due = fieldState.isTouched || formState.isSubmitted
  return { field: { ...field, value }, due, state: fieldState, error: due ? fieldState.error?.message : undefined }
}

/** A rule as `validate` of react-hook-form, for fields without a schema. */
export const ruleValidate =
  (rule: FieldRule, message?: string) =>
  (value: unknown): true | string =>
    ruleFault(rule, String(value ?? ''), message) ?? true
