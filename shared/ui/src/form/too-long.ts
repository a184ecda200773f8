import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

// A form with a resolver does not run the rules of its fields: texts that are too long are kept here, by form.
const forms = new WeakMap<object, Map<string, string>>()

/** Registers a field whose text is too long, with the message. @returns a function that removes it */
export function holdTooLong(control: object, name: string, message: string): () => void {
  const held = forms.get(control) ?? new Map<string, string>()
  forms.set(control, held.set(name, message))
  return () => void held.delete(name)
}

/** Shows the message at every field that is too long. @returns whether there is one, so that the form must not be sent */
export function tellTooLong<V extends FieldValues, O>(form: UseFormReturn<V, unknown, O>): boolean {
  const [first, ...others] = forms.get(form.control) ?? []
  if (!first) return false
  for (const [name, message] of [first, ...others]) form.setError(name as Path<V>, { type: 'length', message })
  form.setFocus(first[0] as Path<V>)
  return true
}
