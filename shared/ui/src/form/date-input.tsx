import { formatDate } from '@bandiera/domain'
import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { type ReactNode, useRef, useState } from 'react'
import type { FieldProps, ReadOnlyProps } from './field-frame.tsx'
import { LineInput } from './line-input.tsx'
import { parseDay, parseTime } from './parse-values.ts'
import { formTexts } from './texts.ts'
import { useField } from './use-field.ts'

export interface DateInputProps extends FieldProps, ReadOnlyProps {
  min?: string
  max?: string
}

/** Typed as gg/mm/aaaa, or picked in the browser's calendar. Its value is `YYYY-MM-DD`, empty, or a text that the form's rule refuses. */
export function DateInput({ min, max, ...props }: DateInputProps) {
  return (
    <ParsedInput
      {...props}
      end={(calendar) => <Calendar {...calendar} max={max} min={min} />}
      format={formatDate}
      parse={parseDay}
      placeholder={formTexts.formatoData}
      width={200}
    />
  )
}

interface CalendarProps {
  min: string | undefined
  max: string | undefined
  disabled: boolean
  value: string
  onPick: (day: string) => void
}

function Calendar({ value, onPick, min, max, disabled }: CalendarProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <InputAdornment position="end">
      <IconButton
        aria-label={formTexts.calendario}
        disabled={disabled}
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

/** Typed as `9.30`, `930` or `9`. Its value is `HH:MM`, empty, or a text that the form's rule refuses. */
export function TimeInput({ name, ...frame }: FieldProps & ReadOnlyProps) {
  const { formatoOra } = formTexts
  return <ParsedInput {...frame} format={asItIs} name={name} parse={parseTime} placeholder={formatoOra} width={120} />
}

const asItIs = (value: string): string => value

interface ParsedInputProps extends FieldProps, ReadOnlyProps {
  parse: (text: string) => string | null
  format: (value: string) => string
  placeholder: string
  width: number
  end?: (button: Pick<CalendarProps, 'disabled' | 'onPick' | 'value'>) => ReactNode
}

/** The text stays as typed until the field is left. One that cannot be parsed is the value, so that the form's rule can refuse it. */
function ParsedInput({ name, parse, format, placeholder, width, end, ...frame }: ParsedInputProps) {
  const { field, error } = useField({ name })
  const [draft, setDraft] = useState<string | null>(null)
  const value = String(field.value ?? '')
  const type = (text: string) => {
    setDraft(text)
    field.onChange(parse(text) ?? text.trim())
  }
  const leave = () => {
    setDraft(null)
    field.onBlur()
  }
  return (
    <LineInput
      endAdornment={end?.({ disabled: frame.disabled || (frame.readOnly ?? false), onPick: field.onChange, value })}
      field={field}
      frame={{ ...frame, error }}
      onBlur={leave}
      onChange={(event) => type(event.target.value)}
      placeholder={placeholder}
      sx={{ maxWidth: width }}
      value={draft ?? (format(value) || value)}
    />
  )
}
