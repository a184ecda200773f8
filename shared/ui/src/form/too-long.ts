import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

// A form that was given a resolver asks its fields nothing: what they hold too long is kept here, by the form.
const forms = new WeakMap<object, Map<string, string>>()

/** Says that a field of the form holds more characters than it takes, with the message. @returns takes it back */
export function holdTooLong(control: object, name: string, message: string): () => void {
  const held = forms.get(control) ?? new Map<string, string>()
  forms.set(control, held.set(name, message))
  return () => void held.delete(name)
}

/** Puts the message at every field that is too long. @returns whether there is one: the form must not be sent */
export function tellTooLong<V extends FieldValues, O>(form: UseFormReturn<V, unknown, O>): boolean {
  const [first, ...others] = forms.get(form.control) ?? []
  if (!first) return false
  for (const [name, message] of [first, ...others]) form.setError(name as Path<V>, { type: 'length', message })
  form.setFocus(first[0] as Path<V>)
  return true
}
