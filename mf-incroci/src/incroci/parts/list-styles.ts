import type { Incrocio } from '@bandiera/matching'
import type { Theme } from '@bandiera/ui'
import type { Column } from '@bandiera/ui/list'

/** From this width of the list (not of the window) rows are table rows; below it, cards. */
export const wide = '@container (min-width: 980px)'
const card = '@container (min-width: 520px)'

type Columns = readonly Column<Incrocio>[]
const TOGGLE = '28px'
const CHECK = '32px'

const gridOf = (columns: Columns, selectable: boolean) => ({
  gridTemplateColumns: [
    ...(selectable ? [CHECK] : []),
    TOGGLE,
    ...columns.map(({ width }) => (width ? `${width}px` : 'minmax(0, 1fr)')),
  ].join(' '),
  columnGap: 3,
})

/** A table row on a wide list; on a narrow one a card with the name first. */
export const rowStyle = (shown: Columns, selectable: boolean) => ({
  display: 'grid',
  gridTemplateColumns: `${selectable ? `${CHECK} ` : ''}${TOGGLE} minmax(0, 1fr)`,
  columnGap: 2,
  rowGap: 0.5,
  py: 2,
  cursor: 'pointer',
  '& > .others, & > .action': { gridColumn: '-2 / -1' },
  '& > .others': { display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 0.5 },
  '& > .note:empty': { display: 'none' },
  '& > .note': { gridColumn: selectable ? '3 / -1' : '2 / -1' },
  [card]: {
    gridTemplateColumns: `${selectable ? `${CHECK} ` : ''}${TOGGLE} minmax(0, 1fr) auto`,
    '& > .others': { gridColumn: selectable ? '3 / -1' : '2 / -1', gridRow: 2 },
    '& > .action': { gridColumn: '-2 / -1', gridRow: 1 },
  },
  [wide]: {
    ...gridOf(shown, selectable),
    alignItems: 'center',
    minHeight: (theme: Theme) => theme.mixins.row.height,
    py: 0.5,
    '&:hover': { bgcolor: 'action.hover' },
    '& > .others': { display: 'contents' },
    '& > .action': { gridColumn: 'auto', gridRow: 'auto' },
  },
})

/** A cell; one that is not `inLine` shows on cards only. */
export const cellStyle = ({ align }: Column<Incrocio>, inLine = true) => ({
  whiteSpace: 'nowrap',
  minWidth: 0,
  [wide]: inLine ? { ...alignStyle(align), overflow: 'hidden', textOverflow: 'ellipsis' } : { display: 'none' },
})

/** Numbers keep a distance from the text after them. */
export const alignStyle = (align: 'right' | undefined) =>
  align ? ({ textAlign: align, '&:not(:last-child)': { pr: 3 } } as const) : {}

/** Column headings; screen readers read the label in each cell instead. */
export const headStyle = (shown: Columns, selectable: boolean) => ({
  display: 'none',
  [wide]: {
    display: 'grid',
    ...gridOf(shown, selectable),
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

export const scrolledStyle = (least: number) => ({
  overflowX: 'auto',
  '--bandiera-top': '0px',
  [`& > *`]: { minWidth: least },
})

/** The reasons have the colour of paper and a line on the left that ties them to their row. */
export const detailsStyle = {
  bgcolor: 'background.paper',
  borderLeft: 2,
  borderColor: 'divider',
  px: 3,
  pt: 1,
  pb: 3,
  mb: 3,
  [wide]: { ml: '13px', pl: 6, pr: 4 },
}
