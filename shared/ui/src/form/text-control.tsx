import { lengthFault } from '@bandiera/domain'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, type ChangeEvent } from 'react'
import { get, useFormContext } from 'react-hook-form'
import { FieldFrame, type FieldProps, type ReadOnlyProps } from './field-frame.tsx'
import { holdTooLong } from './too-long.ts'
import { useField } from './use-field.ts'

export interface TextControlProps extends FieldProps, ReadOnlyProps {
  type?: 'text' | 'email' | 'tel' | 'url' | 'password'
  inputMode?: 'text' | 'numeric' | 'email' | 'tel'
  autoComplete?: string
  placeholder?: string
  /** Unit shown inside the field. */
  unit?: string
  /**
   * Most characters. A longer text is kept whole, with an error that counts them, and the form is not sent. One that the record
   * holds already may stay.
   */
  maxLength?: number
  /** Cleans what was typed when the field is left. */
  tidy?: (text: string) => string
  /** Something to look at again in what is written, `null` when nothing; it never stops the form. */
  warn?: (text: string) => string | null
  /** More than one line: how many are shown. */
  rows?: number | undefined
}

/** What text fields have in common: a string as value, empty when nothing is written. */
export function TextControl({ name, rows, unit, tidy, warn, readOnly = false, ...rest }: TextControlProps) {
  const { type, inputMode, autoComplete, maxLength, placeholder, ...frame } = rest
  const { field, error } = useField({
    name,
    rules: { validate: (value: unknown) => fault(String(value ?? '')) ?? true },
  })
  const { control, formState } = useFormContext()
  const stored: unknown = get(formState.defaultValues, name)
  const fault = (text: string) => (text === stored ? undefined : tooLong(text, maxLength))
  const text = String(field.value ?? '')
  const long = readOnly ? undefined : fault(text)
  useEffect(() => (long === undefined ? undefined : holdTooLong(control, name, long)), [control, name, long])
  const leave = () => {
    if (tidy && !readOnly && tidy(text) !== text) field.onChange(tidy(text))
    field.onBlur()
  }
  return (
    <FieldFrame {...frame} error={long ?? error} readOnly={readOnly} warning={warn?.(text) ?? null}>
      {(attributes) => (
        <OutlinedInput
          autoComplete={autoComplete ?? 'off'}
          endAdornment={unit && <InputAdornment position="end">{unit}</InputAdornment>}
          inputProps={{ ...attributes, name, inputMode }}
          inputRef={field.ref}
          multiline={rows !== undefined}
          onBlur={leave}
          onChange={(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => field.onChange(event.target.value)}
          placeholder={placeholder}
          readOnly={readOnly}
          rows={rows}
          type={type ?? 'text'}
          value={text}
        />
      )}
    </FieldFrame>
  )
}

const tooLong = (text: string, most = Infinity): string | undefined => lengthFault(text, most) ?? undefined
