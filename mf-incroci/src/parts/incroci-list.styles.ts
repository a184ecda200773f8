import type { Incrocio } from '@bandiera/matching'
import type { Theme } from '@bandiera/ui'
import type { Column } from '@bandiera/ui/list'
import { wide } from './criteri-table.styles.ts'

type Columns = readonly Column<Incrocio>[]
const TOGGLE = '32px'

const gridOf = (columns: Columns) => ({
  display: 'grid',
  alignItems: 'center',
  columnGap: 4,
  gridTemplateColumns: [TOGGLE, ...columns.map(({ width }) => (width ? `${width}px` : 'minmax(0, 1fr)'))].join(' '),
})

/** A line of the table on a wide list, a card on a narrow one. */
export const rowSx = (columns: Columns) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 0.5,
  py: 2,
  cursor: 'pointer',
  '& > .name': { flex: '1 1 calc(100% - 60px)' },
  [wide]: {
    ...gridOf(columns),
    minHeight: (theme: Theme) => theme.mixins.row.height,
    py: 0.5,
    '&:hover': { bgcolor: 'action.hover' },
    '& > .name': { overflow: 'hidden', display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2 },
  },
})

export const cellSx = ({ align }: Column<Incrocio>) => ({
  whiteSpace: 'nowrap',
  minWidth: 0,
  [wide]: { textAlign: align, overflow: 'hidden', textOverflow: 'ellipsis' },
})

/** Column names: for the eye only, each cell says its own to who listens. */
export const headSx = (columns: Columns) => ({
  display: 'none',
  [wide]: {
    ...gridOf(columns),
    py: 1,
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

export const detailsSx = { pb: 4, pl: 0, [wide]: { pl: 12 } }
