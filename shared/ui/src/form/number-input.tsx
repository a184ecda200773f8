import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState, type ClipboardEvent } from 'react'
import { useController } from 'react-hook-form'
import { NumericFormat } from 'react-number-format'
import { FieldFrame, type FieldProps, type ReadOnlyProps } from './field-frame.tsx'
import { parseNumber } from './parse-number.ts'

export interface NumberInputProps extends FieldProps, ReadOnlyProps {
  decimals?: number
  /** Every decimal is written when the field is left: `1234,5` -> `1.234,50`. */
  allDecimals?: boolean
  /** Unit shown inside the field. */
  unit?: string
  max?: number
  /** Thousands apart (`1.234`); false for years and codes. */
  grouped?: boolean
}

/** A number that is never negative. Its value is a number, or `undefined` when the field is empty. */
export function NumberInput({ name, decimals = 0, allDecimals = false, readOnly = false, ...rest }: NumberInputProps) {
  const { unit, max, grouped = true, ...frame } = rest
  const { field, fieldState } = useController({ name })
  const [inside, setInside] = useState(false)
  const leave = () => {
    setInside(false)
    field.onBlur()
  }
  return (
    <FieldFrame {...frame} error={fieldState.error?.message} readOnly={readOnly}>
      {(control) => (
        <NumericFormat
          allowedDecimalSeparators={[',', '.']}
          allowNegative={false}
          autoComplete="off"
          customInput={OutlinedInput}
          decimalScale={decimals}
          decimalSeparator=","
          endAdornment={unit && <InputAdornment position="end">{unit}</InputAdornment>}
          fixedDecimalScale={allDecimals && !inside}
          getInputRef={field.ref}
          inputProps={{ ...control, name, inputMode: decimals > 0 ? 'decimal' : 'numeric' }}
          isAllowed={({ floatValue }) => max === undefined || floatValue === undefined || floatValue <= max}
          onBlur={leave}
          onFocus={() => setInside(true)}
          onPaste={(event) => !readOnly && paste(event, decimals, field.onChange)}
          onValueChange={({ floatValue }, { source }) => source === 'event' && field.onChange(floatValue)}
          readOnly={readOnly}
          thousandSeparator={grouped ? '.' : ''}
          value={field.value ?? ''}
          valueIsNumericString={false}
        />
      )}
    </FieldFrame>
  )
}

/** An amount in euro, never negative, with two decimals unless told (spec §5). */
export const EuroInput = (props: Omit<NumberInputProps, 'unit' | 'allDecimals'>) => (
  <NumberInput allDecimals decimals={2} unit="€" {...props} />
)

/** A whole amount as it was copied elsewhere. A negative one is not taken: without its sign it would be another amount. */
function paste(event: ClipboardEvent, decimals: number, onChange: (value: number) => void): void {
  const text = event.clipboardData.getData('text')
  const pasted = parseNumber(text)
  if (pasted === null && !/^\s*[-−(]/.test(text)) return
  event.preventDefault()
  if (pasted !== null) onChange(Number(pasted.toFixed(decimals)))
}
