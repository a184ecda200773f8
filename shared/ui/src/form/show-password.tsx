import IconButton from '@mui/material/IconButton'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import { uiTexts } from '../texts.ts'

export interface ShowPasswordProps {
  shown: boolean
  onChange: (shown: boolean) => void
  /** Label of the field, where a form has several passwords. */
  field?: string
}

/** At the end of a password field. Its name is a title: as a label it would be found beside the field's own. */
export function ShowPassword({ shown, onChange, field }: ShowPasswordProps) {
  return (
    <IconButton
      aria-pressed={shown}
      color={shown ? 'primary' : 'default'}
      onClick={() => onChange(!shown)}
      sx={{ mr: -2.5, width: 36, height: 36 }}
      title={field ? `${uiTexts.mostraPassword}: ${field}` : uiTexts.mostraPassword}
    >
      <Visibility fontSize="small" />
    </IconButton>
  )
}
