import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined'
import Warning from '@mui/icons-material/WarningAmberOutlined'
import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { hidden } from '../page/hidden-text.tsx'
import { useRequiredMark } from './required-marks.tsx'
import { formTexts } from './texts.ts'

export interface FieldProps {
  name: string
  label: string
  help?: ReactNode
  /** Fields are required unless said; a form marks those that are (`RequiredMarks`). */
  optional?: boolean
  /** Required because of another answer: its label says so in words. */
  needed?: boolean
  /** The label is read aloud only: in a table whose row names the field. */
  unlabelled?: boolean
  disabled?: boolean
}

export interface ReadOnlyProps {
  readOnly?: boolean
}

export interface ControlAttributes {
  id: string
  'aria-invalid': boolean
  'aria-required': boolean
  'aria-describedby': string | undefined
}

export interface FieldFrameProps extends Omit<FieldProps, 'name'>, ReadOnlyProps {
  error: string | undefined
  /** A warning that does not block the form; shown when there is no error. */
  warning?: string | null
  children: (control: ControlAttributes) => ReactNode
}

/** Label above, control, help and error under it. The error takes the place of the help and is read with the control. */
export function FieldFrame({
  label,
  optional,
  needed,
  unlabelled,
  disabled,
  readOnly,
  children,
  ...notes
}: FieldFrameProps) {
  const id = useId()
  const required = (!optional || needed === true) && !readOnly
  useRequiredMark(required)
  const { error, warning, help } = notes
  const wrong = error !== undefined
  const described = wrong || warning || help ? `${id}-note` : undefined
  const control = {
    id,
    'aria-invalid': wrong,
    'aria-required': required,
    'aria-describedby': described,
  }
  return (
    <FormControl disabled={disabled ?? false} error={wrong} fullWidth sx={readOnly ? still : frame}>
      <FormLabel {...markOf(required, needed)} htmlFor={id} sx={unlabelled ? hidden : { mb: 1 }}>
        {label}
        {needed && <NeededMark />}
      </FormLabel>
      {children(control)}
      <NoteBelow id={described} {...notes} />
    </FormControl>
  )
}

const frame = { maxWidth: 640 }
const still = { ...frame, '& .MuiOutlinedInput-root': { bgcolor: 'action.hover' } }

interface FieldNoteProps {
  error?: string | undefined
  warning?: string | null | undefined
  help?: ReactNode
}

export const NoteBelow = ({ id, ...notes }: FieldNoteProps & { id: string | undefined }) =>
  id && (
    <FormHelperText component="div" id={id}>
      <FieldNote {...notes} />
    </FormHelperText>
  )

/** One note below a control: the error, else the warning, else the help. Never colour alone. */
export function FieldNote({ error, warning, help }: FieldNoteProps) {
  if (error !== undefined) return <Note icon={<ErrorOutlined aria-hidden />}>{error}</Note>
  if (!warning) return help
  return (
    <Box role="status" sx={{ color: 'warning.main' }}>
      <Note icon={<Warning aria-hidden />}>{warning}</Note>
    </Box>
  )
}

const Note = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <Box sx={{ display: 'flex', gap: 1, '& svg': { fontSize: '1rem', mt: '1px', flexShrink: 0 } }}>
    {icon}
    <span>{children}</span>
  </Box>
)

/** What the asterisk of a form is drawn by; a label that says it in words has none. */
export const markOf = (required: boolean, needed = false) => (required && !needed ? { 'data-required': '' } : {})

export const NeededMark = () => (
  <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
    {' '}
    {formTexts.obbligatorio}
  </Box>
)

/** A part of a form under a heading; an index of sections (`SectionIndex`) finds it. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Stack aria-labelledby={id} data-section={title} role="group" sx={group}>
      <Typography component="h2" id={id} tabIndex={-1} variant="h2">
        {title}
      </Typography>
      {children}
    </Stack>
  )
}

const group = { gap: 4, pt: 4, borderTop: 1, borderColor: 'divider' }

/** Fields that are read together, side by side; one below the other on a phone. */
export const FieldPair = ({ children, columns = 2 }: { children: ReactNode; columns?: 2 | 3 }) => (
  <Box sx={{ ...pair, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `repeat(${columns}, minmax(0, 1fr))` } }}>
    {children}
  </Box>
)

const pair = { display: 'grid', columnGap: 3, rowGap: 4, alignItems: 'start' } as const
