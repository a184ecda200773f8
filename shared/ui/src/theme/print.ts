/** Styles of what only the paper shows. */
export const printOnly = { display: 'none', '@media print': { display: 'block' } } as const

/** Every page as an A4 document: no menus, bars and buttons, nothing cut off, light whatever the screen is. */
export const printStyles = {
  '@page': {
    size: 'A4',
    margin: '14mm 12mm',
    '@bottom-right': { content: '"Pagina " counter(page) " di " counter(pages)', font: '8pt system-ui, sans-serif' },
  },
  '@media print': {
    'html, body': { backgroundColor: '#fff !important' },
    // a header that sorts is a button that is read
    '.no-print, button, a.MuiButton-root, [role="tablist"], .MuiTableSortLabel-icon': { display: 'none !important' },
    'h1, h2, h3': { breakAfter: 'avoid' },
    thead: { display: 'table-header-group' },
    'tr, li, figure, dl > div': { breakInside: 'avoid' },
    // columns are as wide as their words need, and nothing is clipped
    table: { tableLayout: 'auto !important' },
    'th, td': {
      position: 'static !important',
      width: 'auto !important',
      overflow: 'visible !important',
      whiteSpace: 'normal !important',
    },
    'svg, .MuiLinearProgress-root': { printColorAdjust: 'exact', WebkitPrintColorAdjust: 'exact' },
  },
} as const
