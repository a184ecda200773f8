import { useController, type UseControllerProps } from 'react-hook-form'

/**
 * A field of the form around it, with its error once there is a reason to show it: somebody has left the field, or sent
 * the form. A row that was just added is not wrong yet.
 */
export function useField({ name, rules }: Pick<UseControllerProps, 'name' | 'rules'>) {
  const { field, fieldState, formState } = useController({ name, ...(rules && { rules }) })
  const due = fieldState.isTouched || formState.isSubmitted
  return { field, due, state: fieldState, error: due ? fieldState.error?.message : undefined }
}
