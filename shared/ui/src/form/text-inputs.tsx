import {
  checkCodiceFiscale,
  checkEmail,
  checkPartitaIva,
  checkPec,
  codeChecks,
  lengthFault,
  pecHint,
  tidied,
} from '@bandiera/domain'
import InputAdornment from '@mui/material/InputAdornment'
import { useEffect } from 'react'
import { get, useFormContext } from 'react-hook-form'
import type { FieldProps, ReadOnlyProps } from './field-frame.tsx'
import { LineInput } from './line-input.tsx'
import { holdTooLong } from './too-long.ts'
import { useField } from './use-field.ts'
import { formTexts } from './texts.ts'

export interface TextControlProps extends FieldProps, ReadOnlyProps {
  type?: 'text' | 'email' | 'tel' | 'url' | 'password'
  inputMode?: 'text' | 'numeric' | 'email' | 'tel'
  autoComplete?: string
  placeholder?: string
  unit?: string
  /** A longer text is kept, with an error, and the form is not sent; a text that the record already has may stay. */
  maxLength?: number
  tidy?: (text: string) => string
  warn?: (text: string) => string | null
  rows?: number | undefined
}

export function TextControl({ name, rows, unit, tidy, warn, readOnly = false, ...rest }: TextControlProps) {
  const { type, inputMode, autoComplete, maxLength, placeholder, ...frame } = rest
  const validate = (value: unknown) => fault(String(value ?? '')) ?? true
  const { field, error } = useField({ name, rules: { validate } })
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
    <LineInput
      autoComplete={autoComplete ?? 'off'}
      endAdornment={unit && <InputAdornment position="end">{unit}</InputAdornment>}
      field={field}
      frame={{ ...frame, error: long ?? error, readOnly, warning: warn?.(text) ?? null }}
      inputProps={{ inputMode }}
      multiline={rows !== undefined}
      onBlur={leave}
      onChange={(event) => field.onChange(event.target.value)}
      placeholder={placeholder}
      rows={rows}
      type={type ?? 'text'}
      value={text}
    />
  )
}

const tooLong = (text: string, most = Infinity): string | undefined => lengthFault(text, most) ?? undefined

export type TextInputProps = Omit<TextControlProps, 'rows'>

export const TextInput = (props: TextInputProps) => <TextControl {...props} />

export type TextAreaInputProps = Omit<TextControlProps, 'type' | 'unit'>

/** Six lines are shown by default (spec §9). */
export const TextAreaInput = ({ rows = 6, ...props }: TextAreaInputProps) => <TextControl rows={rows} {...props} />

const tidyEmail = tidied(checkEmail)
const tidyPec = tidied(checkPec)

/** An e-mail address, the user's own with `autoComplete`. Leaving the field removes `mailto:` and spaces, and lowercases the domain. */
export const EmailInput = (props: TextInputProps) => <TextInput inputMode="email" tidy={tidyEmail} {...props} />

/** A PEC: an e-mail address in small letters, with a doubt when the domain is that of an ordinary mailbox. */
export const PecInput = (props: TextInputProps) => (
  <TextInput inputMode="email" tidy={tidyPec} warn={pecHint} {...props} />
)

export interface CodeInputProps extends Omit<TextInputProps, 'tidy' | 'maxLength'> {
  /** The kind of code: its check from domain tidies the text when the field is left. */
  code: keyof typeof codeChecks
}

/** A code, typed or pasted in any form: the text is tidied before anything is cut off. Its value is a string. */
export const CodeInput = ({ code, ...props }: CodeInputProps) => (
  <TextInput tidy={tidied(codeChecks[code])} {...props} />
)

const cleanCodiceFiscale = tidied(checkCodiceFiscale)
const tidyCodiceFiscale = (text: string): string => cleanCodiceFiscale(text).toUpperCase()

/** A codice fiscale, of a person (16 characters) or of a company (11 digits); in capitals when the field is left. */
export const CodiceFiscaleInput = (props: TextInputProps) => (
  <TextInput help={formTexts.aiutoCodiceFiscale} tidy={tidyCodiceFiscale} {...props} />
)

const tidyPartitaIva = tidied(checkPartitaIva)

/** A partita IVA: eleven digits; spaces and the `IT` of the VIES form are taken off when the field is left. */
export const PartitaIvaInput = (props: TextInputProps) => (
  <TextInput help={formTexts.aiutoPartitaIva} inputMode="numeric" tidy={tidyPartitaIva} {...props} />
)
