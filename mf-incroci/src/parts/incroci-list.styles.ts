import type { Incrocio } from '@bandiera/matching'
import type { Theme } from '@bandiera/ui'
import type { Column } from '@bandiera/ui/list'

/** From this width of the list (not of the window) rows are lines of a table; below it, cards. */
export const wide = '@container (min-width: 980px)'

type Columns = readonly Column<Incrocio>[]
const TOGGLE = '28px'

const gridOf = (columns: Columns) => ({
  gridTemplateColumns: [TOGGLE, ...columns.map(({ width }) => (width ? `${width}px` : 'minmax(0, 1fr)'))].join(' '),
  columnGap: 3,
})

/** A line of the table on a wide list; on a narrow one a card: name, and under it the rest. */
export const rowSx = (columns: Columns) => ({
  display: 'grid',
  gridTemplateColumns: `${TOGGLE} minmax(0, 1fr)`,
  columnGap: 2,
  rowGap: 0.5,
  py: 2,
  cursor: 'pointer',
  '& > .others': { gridColumn: 2, display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 0.5 },
  '& > .note': { gridColumn: '2 / -1' },
  [wide]: {
    ...gridOf(columns),
    alignItems: 'center',
    minHeight: (theme: Theme) => theme.mixins.row.height,
    py: 0.5,
    '&:hover': { bgcolor: 'action.hover' },
    '& > .name': { overflow: 'hidden', display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2 },
    '& > .others': { display: 'contents' },
  },
})

export const cellSx = ({ align }: Column<Incrocio>) => ({
  whiteSpace: 'nowrap',
  minWidth: 0,
  [wide]: { ...alignSx(align), overflow: 'hidden', textOverflow: 'ellipsis' },
})

/** Numbers keep their distance from the words that follow. */
export const alignSx = (align: 'right' | undefined) =>
  align ? ({ textAlign: align, '&:not(:last-child)': { pr: 3 } } as const) : {}

/** Column names: for the eye only, each cell says its own to who listens. */
export const headSx = (columns: Columns) => ({
  display: 'none',
  [wide]: {
    display: 'grid',
    ...gridOf(columns),
    py: 1.5,
    borderBottom: 1,
    borderColor: 'divider',
    color: 'text.secondary',
    fontSize: '0.8125rem',
    fontWeight: 600,
    position: 'sticky',
    top: 'var(--bandiera-top, 0px)',
    zIndex: 2,
    bgcolor: 'background.default',
  },
})

/** Reasons stand on paper, tied to their row by a line on the left. */
export const detailsSx = {
  bgcolor: 'background.paper',
  borderLeft: 2,
  borderColor: 'divider',
  px: 3,
  pt: 1,
  pb: 3,
  mb: 3,
  [wide]: { ml: '13px', pl: 6, pr: 4 },
}
