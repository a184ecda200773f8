import { useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { CHOICE_TEXT, waitingChoiceText, holdChoiceText, takeChoiceText } from './choice-texts.ts'
import type { Option } from './select-input.tsx'
import { useChoiceText, type ChoiceTextProps } from './use-choice-text.ts'
import { useField } from './use-field.ts'

interface ChoiceFieldProps<O extends Option>
  extends Pick<ChoiceTextProps<O>, 'source'>, Partial<Pick<ChoiceTextProps<O>, 'free'>> {
  name: string
  /** The option that the box shows for the field's value; `null` when the chosen ones are shown elsewhere. */
  chosen: (value: unknown) => O | null
  /** The field's new value after a choice; the choice itself by default. */
  add?: (option: O) => void
}

/** A combo box as a form field: with a text that is not a choice, its form is not sent and counts as changed. */
export function useChoiceField<O extends Option>({ name, chosen, add, source, free }: ChoiceFieldProps<O>) {
  const { field, error, state } = useField({ name })
  const { control, setError, clearErrors } = useFormContext()
  const onChange = add ? (option: O | null) => option && add(option) : field.onChange
  const [start] = useState(() => waitingChoiceText(control, name))
  useEffect(() => void takeChoiceText(control, name), [control, name])
  const text = useChoiceText<O>({ value: chosen(field.value), onChange, source, free, start })
  const latest = useRef(text)
  useEffect(() => {
    latest.current = text
  })
  const { pending, fault } = text
  useEffect(() => {
    if (!pending) return
    return holdChoiceText(control, {
      name,
      text: () => latest.current.text,
      settle: () => latest.current.settle(),
      forget: () => latest.current.forget(),
    })
  }, [control, name, pending])
  const { type, message } = state.error ?? {}
  // the error summary shows the field's own message: the schema does not see the text
  useEffect(() => {
    if (fault === null) {
      if (type === CHOICE_TEXT) clearErrors(name)
    } else if (message !== fault) setError(name, { type: CHOICE_TEXT, message: fault })
  }, [name, fault, type, message, setError, clearErrors])
  const leave = () => {
    text.leave()
    field.onBlur()
  }
  return { field, text: { ...text, leave }, error: fault ?? (type === CHOICE_TEXT ? undefined : error) }
}
