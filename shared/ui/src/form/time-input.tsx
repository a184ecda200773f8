import OutlinedInput from '@mui/material/OutlinedInput'
import { FieldFrame, type FieldProps, type ReadOnlyProps } from './field-frame.tsx'
import { parseTime } from './parse-time.ts'
import { testi } from './testi.ts'
import { useField } from './use-field.ts'
import { useParsedText } from './use-parsed-text.ts'

/**
 * An hour of the day, typed as `9.30`, `930` or `9`. Its value is `HH:MM`, empty when nothing is written, and the text
 * itself when that is no hour: the form's rule refuses it.
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
          placeholder={testi.formatoOra}
          readOnly={readOnly}
          sx={{ maxWidth: 120 }}
          value={shown}
        />
      )}
    </FieldFrame>
  )
}

const asItIs = (value: string): string => value
