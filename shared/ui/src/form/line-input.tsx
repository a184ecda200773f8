import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'
import type { useField } from './use-field.ts'

interface LineInputProps extends Omit<OutlinedInputProps, 'error' | 'name' | 'readOnly'> {
  frame: Omit<FieldFrameProps, 'children'>
  field: ReturnType<typeof useField>['field']
}

/** A line of text in its frame, tied to a field of the form; the other props are those of MUI's box. */
export const LineInput = ({ frame, field, inputProps, ...box }: LineInputProps) => (
  <FieldFrame {...frame}>
    {(control) => (
      <OutlinedInput
        autoComplete="off"
        inputProps={{ ...control, name: field.name, ...inputProps }}
        inputRef={field.ref}
        onBlur={field.onBlur}
        onChange={field.onChange}
        readOnly={frame.readOnly ?? false}
        {...box}
      />
    )}
  </FieldFrame>
)
