import { formatDate } from '@bandiera/domain'
import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useRef, useState } from 'react'
import { FieldFrame, type FieldProps, type ReadOnlyProps } from './field-frame.tsx'
import { parseDay, parseTime } from './parse-values.ts'
import { formTexts } from './texts.ts'
import { useField } from './use-field.ts'

export interface DateInputProps extends FieldProps, ReadOnlyProps {
  /** First and last day that the calendar offers, `YYYY-MM-DD`. */
  min?: string
  max?: string
}

/**
 * A day, typed as gg/mm/aaaa in every browser language, or picked in the browser's calendar. Its value is
 * `YYYY-MM-DD`, empty for an empty field, and the text itself when it is not a day: the form's rule refuses it.
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
          placeholder={formTexts.formatoData}
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
        aria-label={formTexts.calendario}
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

/**
 * An hour of the day, typed as `9.30`, `930` or `9`. Its value is `HH:MM`, empty for an empty field, and the text
 * itself when it is not an hour: the form's rule refuses it.
 */
export function TimeInput({ name, readOnly = false, ...frame }: FieldProps & ReadOnlyProps) {
  const { field, error } = useField({ name })
  const { shown, type, leave } = useParsedText(field, parseTime, asItIs)
  return (
    <FieldFrame {...frame} error={error} readOnly={readOnly}>
      {(control) => (
        <OutlinedInput
          autoComplete="off"
          inputProps={{ ...control, name }}
          inputRef={field.ref}
          onBlur={leave}
          onChange={(event) => type(event.target.value)}
          placeholder={formTexts.formatoOra}
          readOnly={readOnly}
          sx={{ maxWidth: 120 }}
          value={shown}
        />
      )}
    </FieldFrame>
  )
}

const asItIs = (value: string): string => value

interface Held {
  value: unknown
  onChange: (value: string) => void
  onBlur: () => void
}

/**
 * Text of a field whose value is parsed from it. The text stays as typed until the field is left, then it takes its usual
 * form. A text that cannot be parsed is kept as the value, so that the form's rule can refuse it.
 */
function useParsedText(field: Held, parse: (text: string) => string | null, format: (value: string) => string) {
  const [draft, setDraft] = useState<string | null>(null)
  const value = String(field.value ?? '')
  return {
    shown: draft ?? (format(value) || value),
    type: (text: string) => {
      setDraft(text)
      field.onChange(parse(text) ?? text.trim())
    },
    leave: () => {
      setDraft(null)
      field.onBlur()
    },
  }
}
