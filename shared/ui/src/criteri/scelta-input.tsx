import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { FieldFrame, type FieldProps } from '../form/field-frame.tsx'
import type { Option } from '../form/select-input.tsx'
import { useField } from '../form/use-field.ts'

interface SceltaInputProps extends FieldProps {
  options: readonly Option[]
  /** First line, for no choice; its value is `undefined`. Without it there is always one. */
  nessuna?: string
}

/** A choice whose absence is no value at all, where an empty text would be refused. */
export function SceltaInput({ name, options, nessuna, ...frame }: SceltaInputProps) {
  const { field, error } = useField({ name })
  return (
    <FieldFrame {...frame} error={error}>
      {(control) => (
        <NativeSelect
          input={<OutlinedInput sx={{ '& select': { py: '8px' } }} />}
          inputProps={{ ...control, name }}
          inputRef={field.ref}
          onBlur={field.onBlur}
          onChange={(event) => field.onChange(event.target.value || undefined)}
          value={field.value ?? (nessuna === undefined ? (options[0]?.value ?? '') : '')}
        >
          {nessuna !== undefined && <option value="">{nessuna}</option>}
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
