import { ComboBox, type ComboBoxProps } from './combo-box.tsx'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import type { Option } from './select-input.tsx'
import { useField } from './use-field.ts'

export type ComboInputProps<O extends Option> = FieldProps & Pick<ComboBoxProps<O>, 'source' | 'placeholder' | 'free'>

/** A choice found by its words in a long list or on the server. Its value is the whole option, `null` when none. */
export function ComboInput<O extends Option>({ name, source, placeholder, free, ...frame }: ComboInputProps<O>) {
  const { field, error } = useField({ name })
  return (
    <FieldFrame {...frame} error={error}>
      {(control) => (
        <ComboBox<O>
          control={{ ...control, name }}
          disabled={frame.disabled}
          free={free}
          inputRef={field.ref}
          onBlur={field.onBlur}
          onChange={field.onChange}
          placeholder={placeholder ?? ''}
          source={source}
          value={(field.value as O | null | undefined) ?? null}
        />
      )}
    </FieldFrame>
  )
}
