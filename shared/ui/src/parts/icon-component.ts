import type SvgIcon from '@mui/material/SvgIcon'

/** Any icon of the family. */
export type IconComponent = typeof SvgIcon
