import type { ComboBoxProps } from './combo-box.tsx'
import { ComboView } from './combo-view.tsx'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import type { Option } from './select-input.tsx'
import { useChoiceField } from './use-choice-field.ts'

export type ComboInputProps<O extends Option> = FieldProps & Pick<ComboBoxProps<O>, 'source' | 'placeholder' | 'free'>

/** A choice found by its words in a long list or on the server. Its value is the whole option, `null` when none. */
export function ComboInput<O extends Option>({ name, source, placeholder, free, ...frame }: ComboInputProps<O>) {
  const { field, text, error } = useChoiceField<O>({ name, source, free, chosen: optionOf })
  return (
    <FieldFrame {...frame} error={error}>
      {(control) => (
        <ComboView<O>
          control={{ ...control, name }}
          disabled={frame.disabled}
          inputRef={field.ref}
          placeholder={placeholder}
          text={text}
          value={optionOf(field.value)}
        />
      )}
    </FieldFrame>
  )
}

const optionOf = <O extends Option>(value: unknown): O | null => (value as O | null | undefined) ?? null
