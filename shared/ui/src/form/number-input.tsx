import InputAdornment from '@mui/material/InputAdornment'
import { useEffect, type ClipboardEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import type { FieldProps, ReadOnlyProps } from './field-frame.tsx'
import { LineInput } from './line-input.tsx'
import { amountFault, useAmountText, type AmountForm } from './use-amount-text.ts'
import { useField } from './use-field.ts'

export interface NumberInputProps extends FieldProps, ReadOnlyProps, Partial<AmountForm> {
  unit?: string
}

/** Its value is a number, or `undefined` when empty; a text that cannot be read is the value until it is corrected: schemas refuse it. */
export function NumberInput({ name, decimals = 0, allDecimals = false, grouped = true, ...rest }: NumberInputProps) {
  const { unit, max, signed, ...frame } = rest
  const form = { decimals, allDecimals, grouped, max, signed, unit }
  const validate = (value: unknown) => amountFault(value, form) ?? true
  const { field, error: refused, due } = useField({ name, rules: { validate } })
  const text = useAmountText(field, form)
  const fault = amountFault(field.value, form)
  useOwnMessage(name, refused, fault)
  // what is being typed is not wrong yet
  const error = fault === undefined ? refused : (due || text.pasted) && !text.typing ? fault : undefined
  const paste = (event: ClipboardEvent) => {
    if (!frame.readOnly && text.paste(event.clipboardData.getData('text'))) event.preventDefault()
  }
  return (
    <LineInput
      endAdornment={unit && <InputAdornment position="end">{unit}</InputAdornment>}
      field={field}
      frame={{ ...frame, error }}
      inputProps={{ inputMode: signed ? 'text' : decimals > 0 ? 'decimal' : 'numeric' }}
      onBlur={text.leave}
      onChange={(event) => text.type(event.target.value)}
      onPaste={paste}
      value={text.shown}
    />
  )
}

/** An amount in euro with two decimals by default, never negative (spec §5) unless `signed`: a loss is no amount to pay. */
export const EuroInput = (props: Omit<NumberInputProps, 'unit' | 'allDecimals'>) => (
  <NumberInput allDecimals decimals={2} unit="€" {...props} />
)

/** The error summary shows the field's own message: the schema only knows that the value is not a number. */
function useOwnMessage(name: string, refused: string | undefined, fault: string | undefined): void {
  const { setError } = useFormContext()
  useEffect(() => {
    if (refused !== undefined && fault !== undefined && refused !== fault)
      setError(name, { type: 'number', message: fault })
  }, [name, refused, fault, setError])
}
