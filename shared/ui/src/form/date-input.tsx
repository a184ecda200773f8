import { formatDate } from '@bandiera/domain'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined'
import { useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import { parseDay } from './parse-day.ts'

export interface DateInputProps extends FieldProps {
  /** First and last day that the calendar offers, `YYYY-MM-DD`. */
  min?: string
  max?: string
}

/**
 * A day, typed as gg/mm/aaaa whatever the browser's language, or picked in the browser's calendar. Its value is
 * `YYYY-MM-DD`, empty when nothing is written, and the text itself when that is no day: the form's rule refuses it.
 */
export function DateInput({ name, min, max, ...frame }: DateInputProps) {
  const { field, fieldState } = useController({ name })
  const value = String(field.value ?? '')
  const [draft, setDraft] = useState<string | null>(null)
  const type = (text: string) => {
    setDraft(text)
    field.onChange(parseDay(text) ?? text.trim())
  }
  const leave = () => {
    setDraft(null)
    field.onBlur()
  }
  return (
    <FieldFrame {...frame} error={fieldState.error?.message}>
      {(control) => (
        <OutlinedInput
          autoComplete="off"
          endAdornment={
            <Calendar disabled={frame.disabled} max={max} min={min} onPick={field.onChange} value={value} />
          }
          inputProps={{ ...control, name }}
          inputRef={field.ref}
          onBlur={leave}
          onChange={(event) => type(event.target.value)}
          placeholder="gg/mm/aaaa"
          sx={{ maxWidth: 200 }}
          value={draft ?? (formatDate(value) || value)}
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
        aria-label="Scegli dal calendario"
        disabled={disabled ?? false}
        edge="end"
        onClick={() => input.current?.showPicker()}
      >
        <CalendarMonth fontSize="small" />
      </IconButton>
      <input
        aria-hidden
        max={max}
        min={min}
        onChange={(event) => onPick(event.target.value)}
        ref={input}
        style={{ width: 0, height: 0, padding: 0, border: 0, opacity: 0 }}
        tabIndex={-1}
        type="date"
        value={parseDay(value) === value ? value : ''}
      />
    </InputAdornment>
  )
}
