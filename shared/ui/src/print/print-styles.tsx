import Typography from '@mui/material/Typography'
import { paperTexts } from './texts.ts'

export const printOnly = { display: 'none', '@media print': { display: 'block' } } as const

/** Class of content that may name other clients: printed only on an internal print. */
export const INTERNAL = 'internal-paper'

const CONTROLS = [
  '.no-print',
  'nav',
  'button',
  'a.MuiButton-root',
  '.MuiTabs-root',
  '[aria-busy="true"]',
  '.MuiTableSortLabel-icon',
  '.MuiFormControl-root',
  '.MuiFormControlLabel-root',
  '.MuiAutocomplete-root',
  '.MuiInputBase-root',
  '.MuiAvatar-root',
  // closed by the person, so not wanted on paper
  'details:not([open])',
  '.MuiCheckbox-root',
  '.MuiSwitch-root',
  `html:not([data-paper="internal"]) .${INTERNAL}`,
].join(', ')

/** Every page as an A4 document: no menus, bars and buttons, nothing cut off, light on a dark screen too. */
export const printStyles = {
  '@page': {
    size: 'A4',
    margin: '16mm 12mm 17mm',
    '@bottom-right': {
      content: '"Pagina " counter(page) " di " counter(pages)',
      font: '8pt system-ui, sans-serif',
      color: '#555',
    },
  },
  '@media print': {
    // no ligatures: text in a PDF is searched and copied letter by letter
    'html, body': { backgroundColor: '#fff !important', fontVariantLigatures: 'none' },
    [CONTROLS]: { display: 'none !important' },
    // an address that cannot be followed is no link
    a: { color: 'inherit !important', textDecoration: 'none !important' },
    'h1, h2, h3': { breakAfter: 'avoid' },
    thead: { display: 'table-header-group' },
    'tr, li, figure, dl > div': { breakInside: 'avoid' },
    'p, li, dd': { orphans: 3, widows: 3 },
    // what scrolls on the screen is there whole
    '[role="region"]': { overflow: 'visible !important', maxHeight: 'none !important' },
    // columns are as wide as their words, and nothing is clipped
    'table:not(.paper)': { tableLayout: 'auto !important', minWidth: '0 !important' },
    'table:not(.paper) :is(th, td)': {
      position: 'static !important',
      width: 'auto !important',
      overflow: 'visible !important',
      whiteSpace: 'normal !important',
    },
    'svg, .MuiLinearProgress-root': { printColorAdjust: 'exact', WebkitPrintColorAdjust: 'exact' },
  },
} as const

/** Marks a print that names several clients as internal. Required on every page that names two or more. */
export const InternalMark = () => (
  <Typography sx={{ ...printOnly, mb: 3, fontSize: '8pt', color: 'text.secondary' }}>
    {paperTexts.usoInterno}
  </Typography>
)
