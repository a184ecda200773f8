import type { SxProps, Theme } from '@bandiera/ui'

/** Below this width of the list rows become cards, and the cells of a table stand one under the other. */
export const WIDE = 860
export const wide = `@container (min-width: ${WIDE}px)`
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
  [wide]: { '& th:nth-of-type(1)': { width: 140 }, '& thead th:nth-of-type(4)': { width: 120 } },
  [narrow]: {
    '&, & tbody, & tr, & td, & tbody th': { display: 'block' },
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody tr': { py: 2 },
    '& th, & td': { py: 0.5, pr: 0 },
    '& td:empty': { display: 'none' },
    '& td > .label': { display: 'block', color: 'text.secondary', fontSize: '0.75rem' },
  },
}
