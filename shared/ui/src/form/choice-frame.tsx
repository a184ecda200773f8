import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import { useId, type ReactNode } from 'react'
import { type FieldProps, NoteBelow, OptionalMark } from './field-frame.tsx'

interface ChoiceFrameProps extends Omit<FieldProps, 'name'> {
  error: string | undefined
  single?: boolean
  children: (noteId: string | undefined) => ReactNode
}

/** Several controls under one label (a group with its legend), help and error under them. */
export function ChoiceFrame({ label, help, optional, disabled, error, single, children }: ChoiceFrameProps) {
  const id = useId()
  const noteId = error || help ? `${id}-note` : undefined
  const choice = single && { role: 'radiogroup', 'aria-required': !optional, 'aria-invalid': error !== undefined }
  return (
    <FormControl
      aria-describedby={noteId}
      component="fieldset"
      disabled={disabled ?? false}
      error={error !== undefined}
      {...choice}
    >
      <FormLabel component="legend">
        {label}
        {optional && <OptionalMark />}
      </FormLabel>
      {children(noteId)}
      <NoteBelow error={error} help={help} id={noteId} />
    </FormControl>
  )
}
