import CheckBox from '@mui/icons-material/CheckBox'
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank'

/** The check box of a menu's line, as a picture: the line itself is the control, and a control must not hold another. */
export const Tick = ({ checked }: { checked: boolean }) =>
  checked ? <CheckBox color="primary" sx={{ mr: 2 }} /> : <CheckBoxOutlineBlank color="action" sx={{ mr: 2 }} />
