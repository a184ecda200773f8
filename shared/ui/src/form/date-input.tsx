import OutlinedInput from '@mui/material/OutlinedInput'
import { useController } from 'react-hook-form'
import { FieldFrame, type FieldProps } from './field-frame.tsx'

export interface DateInputProps extends FieldProps {
  /** First and last day accepted, `YYYY-MM-DD`. */
  min?: string
  max?: string
}

/** A day, typed as gg/mm/aaaa or picked in the browser's own calendar. Its value is `YYYY-MM-DD`, empty when none. */
export function DateInput({ name, min, max, ...frame }: DateInputProps) {
  const { field, fieldState } = useController({ name })
  return (
    <FieldFrame {...frame} error={fieldState.error?.message}>
      {(control) => (
        <OutlinedInput
          inputProps={{ ...control, min, max, lang: 'it' }}
          inputRef={field.ref}
          onBlur={field.onBlur}
          onChange={(event) => field.onChange(event.target.value)}
          sx={{ maxWidth: 200 }}
          type="date"
          value={field.value ?? ''}
        />
      )}
    </FieldFrame>
  )
}
