import { hidden, type SxProps, type Theme } from '@bandiera/ui'

// widths of the list, not of the window: below them the cells stand one under the other
const WIDE = 860
const wide = `@container (min-width: ${WIDE}px)`
const narrow = `@container (max-width: ${WIDE - 0.02}px)`

export const tableSx: SxProps<Theme> = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { textAlign: 'left', verticalAlign: 'top', py: 1.5, pr: 4, pl: 0 },
  '& thead th': { color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 500, py: 1 },
  '& tbody tr': { borderTop: 1, borderColor: 'divider' },
  '& tbody th': { fontWeight: 500 },
  '& tbody tr:has(> th[scope="rowgroup"]) ~ tr > td:nth-of-type(2)': { pl: 4 },
  '& td > .label': { display: 'none' },
  '& td > .peso': { color: 'text.secondary', display: 'block', fontSize: '0.75rem' },
  [wide]: {
    // widths that do not move when a field opens in the last column
    tableLayout: 'fixed',
    '& thead th:nth-of-type(1)': { width: 136 },
    '& thead th:nth-of-type(4)': { width: 112 },
    '& thead th:nth-of-type(5)': { width: 220 },
  },
  [narrow]: {
    '&, & tbody, & tr, & td, & tbody th': { display: 'block' },
    '& thead': hidden,
    '& tbody tr': { py: 2 },
    '& tbody:first-of-type tr:first-of-type': { borderTop: 0 },
    '& th, & td': { py: 0.5, pr: 0 },
    '& td:empty': { display: 'none' },
    '& td > .peso': { display: 'inline', ml: 2 },
    '& td > .label': { display: 'block', color: 'text.secondary', fontSize: '0.75rem' },
  },
}
