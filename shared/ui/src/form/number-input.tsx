import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { ClipboardEvent } from 'react'
import { FieldFrame, type FieldProps, type ReadOnlyProps } from './field-frame.tsx'
import { useAmountText, type AmountForm } from './use-amount-text.ts'
import { useField } from './use-field.ts'

export interface NumberInputProps extends FieldProps, ReadOnlyProps, Partial<AmountForm> {
  /** Unit shown inside the field. */
  unit?: string
}

/** A number, never negative unless `signed`. Its value is a number, or `undefined` when the field is empty. */
export function NumberInput({ name, decimals = 0, allDecimals = false, grouped = true, ...rest }: NumberInputProps) {
  const { unit, max, signed, readOnly = false, ...frame } = rest
  const { field, error } = useField({ name })
  const text = useAmountText(field, { decimals, allDecimals, grouped, max, signed })
  const paste = (event: ClipboardEvent) => {
    if (!readOnly && text.paste(event.clipboardData.getData('text'))) event.preventDefault()
  }
  return (
    <FieldFrame {...frame} error={error} readOnly={readOnly}>
      {(control) => (
        <OutlinedInput
          autoComplete="off"
          endAdornment={unit && <InputAdornment position="end">{unit}</InputAdornment>}
          inputProps={{ ...control, name, inputMode: signed ? 'text' : decimals > 0 ? 'decimal' : 'numeric' }}
          inputRef={field.ref}
          onBlur={text.leave}
          onChange={(event) => text.type(event.target.value)}
          onPaste={paste}
          readOnly={readOnly}
          value={text.shown}
        />
      )}
    </FieldFrame>
  )
}

/** An amount in euro with two decimals unless told, never negative (spec §5) unless `signed`: a loss is no amount to pay. */
export const EuroInput = (props: Omit<NumberInputProps, 'unit' | 'allDecimals'>) => (
  <NumberInput allDecimals decimals={2} unit="€" {...props} />
)
