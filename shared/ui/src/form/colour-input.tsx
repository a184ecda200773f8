import { contrast, parseColour, READABLE, toHexColor, type Rgb } from '@bandiera/domain'
import InputAdornment from '@mui/material/InputAdornment'
import type { FieldProps, ReadOnlyProps } from './field-frame.tsx'
import { LineInput } from './line-input.tsx'
import { formTexts } from './texts.ts'
import { useField } from './use-field.ts'

/** Typed as `#1d4ed8` or `rgb(…)`, or chosen in the browser's palette; says whether it is readable on white. Its value is the text. */
export function ColourInput({ name, readOnly = false, ...frame }: FieldProps & ReadOnlyProps) {
  const { field, error } = useField({ name })
  const value = String(field.value ?? '')
  const { warning, help } = noteOf(value)
  return (
    <LineInput
      field={field}
      frame={{ ...frame, error, help: help ?? frame.help, readOnly, warning }}
      inputProps={{ spellCheck: false }}
      onChange={(event) => field.onChange(event.target.value.trim())}
      placeholder="#rrggbb"
      startAdornment={
        <InputAdornment position="start">
          <input
            aria-label={formTexts.tavolozza(frame.label)}
            disabled={frame.disabled || readOnly}
            onChange={(event) => field.onChange(event.target.value)}
            style={swatch}
            type="color"
            value={toHexColor(value) ?? '#ffffff'}
          />
        </InputAdornment>
      }
      sx={{ maxWidth: 260 }}
      value={value}
    />
  )
}

const swatch = { width: 28, height: 24, padding: 0, border: 0, background: 'none', cursor: 'pointer' }
const WHITE: Rgb = [255, 255, 255]

function noteOf(text: string): { warning: string | null; help?: string } {
  const colour = parseColour(text)
  if (!colour || colour.opacity < 1) return { warning: null }
  const ratio = contrast(colour.rgb, WHITE)
  // rounded down: 4,49 must not be shown as 4,5
  const shown = (Math.floor(ratio * 10) / 10).toFixed(1).replace('.', ',')
  return ratio < READABLE
    ? { warning: formTexts.pocoLeggibile(shown) }
    : { warning: null, help: formTexts.leggibile(shown) }
}
