import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { ClipboardEvent } from 'react'
import { useController } from 'react-hook-form'
import { NumericFormat } from 'react-number-format'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import { parseNumber } from './parse-number.ts'

export interface NumberInputProps extends FieldProps {
  decimals?: number
  /** Unit shown inside the field. */
  unit?: string
  max?: number
  /** Thousands apart (`1.234`); false for years and codes. */
  grouped?: boolean
}

/** A number that is never negative. Its value is a number, or `undefined` when the field is empty. */
export function NumberInput({ name, decimals = 0, unit, max, grouped = true, ...frame }: NumberInputProps) {
  const { field, fieldState } = useController({ name })
  const paste = (event: ClipboardEvent) => {
    const pasted = parseNumber(event.clipboardData.getData('text'))
    if (pasted === null) return
    event.preventDefault()
    field.onChange(Number(pasted.toFixed(decimals)))
  }
  return (
    <FieldFrame {...frame} error={fieldState.error?.message}>
      {(control) => (
        <NumericFormat
          allowedDecimalSeparators={[',', '.']}
          allowNegative={false}
          autoComplete="off"
          customInput={OutlinedInput}
          decimalScale={decimals}
          decimalSeparator=","
          endAdornment={unit && <InputAdornment position="end">{unit}</InputAdornment>}
          getInputRef={field.ref}
          inputProps={{ ...control, name, inputMode: decimals > 0 ? 'decimal' : 'numeric' }}
          isAllowed={({ floatValue }) => max === undefined || floatValue === undefined || floatValue <= max}
          onBlur={field.onBlur}
          onPaste={paste}
          onValueChange={({ floatValue }, { source }) => source === 'event' && field.onChange(floatValue)}
          thousandSeparator={grouped ? '.' : ''}
          value={field.value ?? ''}
          valueIsNumericString={false}
        />
      )}
    </FieldFrame>
  )
}

/** An amount in euro with two decimals, never negative (spec §5). */
export const EuroInput = (props: Omit<NumberInputProps, 'unit' | 'decimals'>) => (
  <NumberInput decimals={2} unit="€" {...props} />
)
