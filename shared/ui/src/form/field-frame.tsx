import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined'
import Warning from '@mui/icons-material/WarningAmberOutlined'
import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { uiTexts } from '../texts.ts'

export interface FieldProps {
  name: string
  label: string
  help?: ReactNode
  /** Marks the field as optional; fields are required unless said. */
  optional?: boolean
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

export const OptionalMark = () => (
  <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
    {' '}
    {uiTexts.facoltativo}
  </Box>
)

export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Stack aria-labelledby={id} role="group" sx={{ gap: 4, pt: 4, borderTop: 1, borderColor: 'divider' }}>
      <Typography component="h2" id={id} variant="h2">
        {title}
      </Typography>
      {children}
    </Stack>
  )
}
