import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useController } from 'react-hook-form'
import { FieldFrame, type FieldProps } from './field-frame.tsx'

export interface TextInputProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'url' | 'password'
  inputMode?: 'text' | 'numeric' | 'email' | 'tel'
  autoComplete?: string
  /** More than one shows a text area. */
  rows?: number
  /** Unit shown inside the field. */
  unit?: string
  maxLength?: number
  /** Cleans what was typed when the field is left. */
  tidy?: (text: string) => string
}

/** A line of text (or an area with `rows`). Its value is a string, empty when nothing is written. */
export function TextInput({
  name,
  rows,
  unit,
  tidy,
  type,
  inputMode,
  autoComplete,
  maxLength,
  ...frame
}: TextInputProps) {
  const { field, fieldState } = useController({ name })
  const leave = () => {
    if (tidy) field.onChange(tidy(String(field.value ?? '')))
    field.onBlur()
  }
  return (
    <FieldFrame {...frame} error={fieldState.error?.message}>
      {(control) => (
        <OutlinedInput
          autoComplete={autoComplete ?? 'off'}
          endAdornment={unit && <InputAdornment position="end">{unit}</InputAdornment>}
          inputProps={{ ...control, name, inputMode, maxLength }}
          inputRef={field.ref}
          multiline={rows !== undefined}
          onBlur={leave}
          onChange={(event) => field.onChange(event.target.value)}
          rows={rows}
          type={type ?? 'text'}
          value={field.value ?? ''}
        />
      )}
    </FieldFrame>
  )
}
