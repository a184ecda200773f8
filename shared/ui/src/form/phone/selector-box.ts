import type { SxProps, Theme } from '@mui/material/styles'

/** Space for the selector inside the field, reserved until it is loaded, so that nothing moves. */
export const selectorBox: SxProps<Theme> = {
  flexShrink: 0,
  justifyContent: 'space-between',
  gap: 1,
  minWidth: 104,
  height: 36,
  ml: '-12px',
  mr: 3,
  pl: 3,
  pr: 2,
  borderRight: 1,
  borderColor: 'divider',
  borderTopLeftRadius: 'inherit',
  borderBottomLeftRadius: 'inherit',
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '&:hover, &[aria-expanded="true"]': { bgcolor: 'action.hover' },
  '&.Mui-disabled': { color: 'text.disabled' },
}
