import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { useId, type ReactNode } from 'react'
import { FieldNote } from './field-note.tsx'
import { OptionalMark } from './optional-mark.tsx'

/** What every field of the kit takes. */
export interface FieldProps {
  /** Path in the form's values. */
  name: string
  label: string
  /** What to write, and why it is asked. */
  help?: ReactNode
  /** Marks the field as optional; fields are required unless said. */
  optional?: boolean
  disabled?: boolean
}

/** What fields add where the text can be read and copied but not changed. */
export interface ReadOnlyProps {
  readOnly?: boolean
}

/** Attributes that tie a control to its label, help and error. */
export interface ControlAttributes {
  id: string
  'aria-invalid': boolean
  'aria-required': boolean
  'aria-describedby': string | undefined
}

export interface FieldFrameProps extends Omit<FieldProps, 'name'>, ReadOnlyProps {
  error: string | undefined
  /** Something to look at again that does not stop the form; shown when there is no error. */
  warning?: string | null
  children: (control: ControlAttributes) => ReactNode
}

/** Label above, control, help and error under it. The error stands where the help was and is read with the control. */
export function FieldFrame({ label, optional, disabled, readOnly, children, ...notes }: FieldFrameProps) {
  const id = useId()
  const { error, warning, help } = notes
  const wrong = error !== undefined
  const described = wrong || warning || help ? `${id}-note` : undefined
  const control = {
    id,
    'aria-invalid': wrong,
    'aria-required': !optional && !readOnly,
    'aria-describedby': described,
  }
  return (
    <FormControl disabled={disabled ?? false} error={wrong} fullWidth sx={readOnly ? still : frame}>
      <FormLabel htmlFor={id} sx={{ mb: 1 }}>
        {label}
        {optional && <OptionalMark />}
      </FormLabel>
      {children(control)}
      {described && (
        <FormHelperText component="div" id={described}>
          <FieldNote {...notes} />
        </FormHelperText>
      )}
    </FormControl>
  )
}

const frame = { maxWidth: 640 }
const still = { ...frame, '& .MuiOutlinedInput-root': { bgcolor: 'action.hover' } }
