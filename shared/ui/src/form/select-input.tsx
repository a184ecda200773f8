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
  placeholder?: string
}

/** A choice from a short list, with the browser's own control. Its value is the option's, empty when none. */
export function SelectInput({ placeholder = 'Scegli…', ...props }: SelectInputProps) {
  return <SelectBox {...props} absent="" first={placeholder} />
}

interface SelectBoxProps extends Omit<SelectInputProps, 'placeholder'> {
  /** Its first line, for no choice; without it a choice is required, and the first option is shown. */
  first?: string
  /** The value for no choice: `undefined` where the schema would refuse an empty text. */
  absent?: ''
}

export function SelectBox({ name, options, first, absent, ...frame }: SelectBoxProps) {
  const { field, error } = useField({ name })
  return (
    <FieldFrame {...frame} error={error}>
      {(control) => (
        <NativeSelect
          input={<OutlinedInput sx={{ '& select': { py: '8px' } }} />}
          inputProps={{ ...control, name }}
          inputRef={field.ref}
          onBlur={field.onBlur}
          onChange={(event) => field.onChange(event.target.value || absent)}
          value={field.value ?? (first === undefined ? (options[0]?.value ?? '') : '')}
        >
          {first !== undefined && <option value="">{first}</option>}
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
