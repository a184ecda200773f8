import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import { useField } from './use-field.ts'

export interface Option {
  value: string
  label: string
}

export interface SelectInputProps extends FieldProps {
  options: readonly Option[]
  /** First line, for no choice. */
  placeholder?: string
}

/** A choice from a short list, with the browser's own control. Its value is the option's, empty when none. */
export function SelectInput({ name, options, placeholder = 'Scegli…', ...frame }: SelectInputProps) {
  const { field, error } = useField({ name })
  return (
    <FieldFrame {...frame} error={error}>
      {(control) => (
        <NativeSelect
          input={<OutlinedInput sx={{ '& select': { py: '8px' } }} />}
          inputProps={{ ...control, name }}
          inputRef={field.ref}
          onBlur={field.onBlur}
          onChange={(event) => field.onChange(event.target.value)}
          value={field.value ?? ''}
        >
          <option value="">{placeholder}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      )}
    </FieldFrame>
  )
}
