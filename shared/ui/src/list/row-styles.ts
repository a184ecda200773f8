import type { Theme } from '@mui/material/styles'

const FROM = ['sm', 'md', 'lg', 'xl'] as const

/** One set of rules for the rows of a table: cells with styles of their own cost several times as much to draw. */
export const rowStyles = (theme: Theme) => ({
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  '& > tbody > tr:not([aria-hidden])': {
    height: theme.mixins.row.height,
    verticalAlign: 'middle',
    '&:hover': { bgcolor: 'action.hover' },
    // texts in colours of meaning stay readable on selected rows, also under the pointer
    '&.Mui-selected, &.Mui-selected:hover': { bgcolor: 'action.selected' },
  },
  '& > tbody > tr:not([aria-hidden]) > :is(td, th)': {
    lineHeight: 1.43,
    fontSize: '0.875rem',
    fontWeight: 'inherit',
    color: 'text.primary',
    textAlign: 'left',
    padding: '0 12px',
    borderBottom: `1px solid ${theme.palette.divider}`,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '&[data-check]': { padding: 0, overflow: 'visible' },
    '&[data-align]': { textAlign: 'right' },
    ...Object.fromEntries(
      FROM.map((from) => [`&[data-from=${from}]`, { display: { xs: 'none', [from]: 'table-cell' } }]),
    ),
  },
})
