import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { useId, type ReactNode } from 'react'
import { testi } from '../testi.ts'

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

/** Attributes that tie a control to its label, help and error. */
export interface ControlAttributes {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

export interface FieldFrameProps extends Omit<FieldProps, 'name'> {
  error: string | undefined
  children: (control: ControlAttributes) => ReactNode
}

/** Label above, control, help and error under it. The error stands where the help was and is read with the control. */
export function FieldFrame({ label, help, optional, disabled, error, children }: FieldFrameProps) {
  const id = useId()
  const note = error ?? help
  return (
    <FormControl disabled={disabled ?? false} error={error !== undefined} fullWidth sx={{ maxWidth: 640 }}>
      <FormLabel htmlFor={id} sx={{ mb: 1 }}>
        {label} {optional && <span style={{ fontWeight: 400, opacity: 0.8 }}>{testi.facoltativo}</span>}
      </FormLabel>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': note ? `${id}-note` : undefined })}
      {note && <FormHelperText id={`${id}-note`}>{note}</FormHelperText>}
    </FormControl>
  )
}
