/** Table of products side by side: names of lines on the left, figures aligned on the right. */
export const tableSx = {
  borderCollapse: 'collapse',
  width: '100%',
  minWidth: 480,
  '& th, & td': { p: 2, borderBottom: 1, borderColor: 'divider', verticalAlign: 'top', textAlign: 'right' },
  '& tbody th': { textAlign: 'left', fontWeight: 400, color: 'text.secondary', width: '28%' },
  '& thead th': { fontWeight: 600 },
  '& small': { display: 'block', fontWeight: 400, color: 'text.secondary' },
  '& em': { display: 'block', fontStyle: 'normal', fontSize: '0.8125rem', color: 'success.main' },
  '& td': { fontVariantNumeric: 'tabular-nums' },
  '@media print': {
    tableLayout: 'fixed',
    minWidth: 0,
    '& th, & td': { p: 1 },
    '&, & *': { fontSize: '8.5pt !important' },
  },
} as const
