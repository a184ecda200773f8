import CheckBox from '@mui/icons-material/CheckBox'
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank'

/** The checkbox of a menu's line, as a picture: the line itself is the control, and a control must not contain another. */
export const Tick = ({ checked }: { checked: boolean }) =>
  checked ? <CheckBox color="primary" sx={{ mr: 2 }} /> : <CheckBoxOutlineBlank color="action" sx={{ mr: 2 }} />
