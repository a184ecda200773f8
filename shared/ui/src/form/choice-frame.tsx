import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import { useId, type ReactNode } from 'react'
import { type FieldProps, markOf, NeededMark, NoteBelow } from './field-frame.tsx'
import { useRequiredMark } from './required-marks.tsx'

interface ChoiceFrameProps extends Omit<FieldProps, 'name'> {
  error: string | undefined
  single?: boolean
  /** One of its choices says that nothing is known: it is never left open. */
  settled?: boolean
  children: (noteId: string | undefined) => ReactNode
}

/** Several controls under one label (a group with its legend), help and error under them. */
export function ChoiceFrame(props: ChoiceFrameProps) {
  const { label, help, optional, needed, disabled, error, single, settled, children } = props
  const id = useId()
  const required = (!optional || needed === true) && !settled
  useRequiredMark(settled ? null : required)
  const noteId = error || help ? `${id}-note` : undefined
  const choice = single && { role: 'radiogroup', 'aria-required': required, 'aria-invalid': error !== undefined }
  return (
    <FormControl
      aria-describedby={noteId}
      component="fieldset"
      disabled={disabled ?? false}
      error={error !== undefined}
      {...choice}
    >
      <FormLabel {...markOf(required, needed)} component="legend">
        {label}
        {needed && <NeededMark />}
      </FormLabel>
      {children(noteId)}
      <NoteBelow error={error} help={help} id={noteId} />
    </FormControl>
  )
}
