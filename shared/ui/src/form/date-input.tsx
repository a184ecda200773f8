import { formatDate } from '@bandiera/domain'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined'
import { useRef } from 'react'
import { FieldFrame, type FieldProps, type ReadOnlyProps } from './field-frame.tsx'
import { parseDay } from './parse-day.ts'
import { testi } from './testi.ts'
import { useField } from './use-field.ts'
import { useParsedText } from './use-parsed-text.ts'

export interface DateInputProps extends FieldProps, ReadOnlyProps {
  /** First and last day that the calendar offers, `YYYY-MM-DD`. */
  min?: string
  max?: string
}

/**
 * A day, typed as gg/mm/aaaa whatever the browser's language, or picked in the browser's calendar. Its value is
 * `YYYY-MM-DD`, empty when nothing is written, and the text itself when that is no day: the form's rule refuses it.
 */
export function DateInput({ name, min, max, readOnly = false, ...frame }: DateInputProps) {
  const { field, error } = useField({ name })
  const value = String(field.value ?? '')
  const { shown, type, leave } = useParsedText(field, parseDay, formatDate)
  return (
    <FieldFrame {...frame} error={error} readOnly={readOnly}>
      {(control) => (
        <OutlinedInput
          autoComplete="off"
          endAdornment={
            <Calendar disabled={frame.disabled || readOnly} max={max} min={min} onPick={field.onChange} value={value} />
          }
          inputProps={{ ...control, name }}
          inputRef={field.ref}
          onBlur={leave}
          onChange={(event) => type(event.target.value)}
          placeholder={testi.formatoData}
          readOnly={readOnly}
          sx={{ maxWidth: 200 }}
          value={shown}
        />
      )}
    </FieldFrame>
  )
}

interface CalendarProps extends Pick<DateInputProps, 'min' | 'max' | 'disabled'> {
  value: string
  onPick: (day: string) => void
}

function Calendar({ value, onPick, min, max, disabled }: CalendarProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <InputAdornment position="end">
      <IconButton
        aria-label={testi.calendario}
        disabled={disabled ?? false}
        edge="end"
        onClick={() => input.current?.showPicker()}
      >
        <CalendarMonth fontSize="small" />
      </IconButton>
      <input
        max={max}
        min={min}
        onChange={(event) => onPick(event.target.value)}
        ref={input}
        style={{ width: 0, height: 0, padding: 0, border: 0, visibility: 'hidden' }}
        type="date"
        value={parseDay(value) === value ? value : ''}
      />
    </InputAdornment>
  )
}
