import type { Incrocio } from '@bandiera/matching'
import type { Theme } from '@bandiera/ui'
import type { Column } from '@bandiera/ui/list'
import { ACTIONS, LINE } from './use-table.ts'

export const line = `@container (min-width: ${LINE}px)`

type Columns = readonly Column<Incrocio>[]

interface Parts {
  shown: Columns
  /** The row has a check box. */
  check: boolean
  /** The row has its own actions at the end, instead of a panel. */
  apart: boolean
}

const gridOf = ({ shown, check, apart }: Parts) => ({
  gridTemplateColumns: [
    ...(check ? ['28px'] : []),
    ...(apart ? ['28px'] : []),
    ...shown.map(({ width }, at) => (width ? `${width}px` : at === 0 ? 'minmax(0, 1.25fr)' : 'minmax(0, 1fr)')),
    apart ? `${ACTIONS}px` : '28px',
  ].join(' '),
  columnGap: 2,
})

export const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const rowStyle = (parts: Parts) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${parts.check ? '40px ' : ''}minmax(0, 1fr) 36px`,
  columnGap: 1,
  alignItems: 'center',
  py: 2,
  cursor: 'pointer',
  borderBottom: 1,
  borderColor: 'divider',
  '&[data-chosen]': {
    bgcolor: 'action.selected',
    boxShadow: (theme: Theme) => `inset 3px 0 ${theme.palette.primary.main}`,
  },
  '& > .check': { gridRow: '1 / 4', alignSelf: 'start' },
  '& > .name': { gridColumn: parts.check ? 2 : 1, display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 },
  // as high as a finger needs
  '& > .name a': { display: 'block', py: 0, lineHeight: '24px', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& a': { display: 'inline-block', minHeight: 24, lineHeight: '24px', py: 0 },
  '& > .cells': { gridColumn: parts.check ? 2 : 1, display: 'flex', gap: 2, minWidth: 0 },
  '& > .cells > *': { display: 'none' },
  '& > .cells > .esito': { display: 'block', flex: 'none' },
  '& > .cells > .motivo': { display: 'block', ...cut },
  '& > .third': { gridColumn: parts.check ? 2 : 1, color: 'text.secondary', fontSize: '0.8125rem', ...cut },
  '& > .toggle': { gridColumn: -2, gridRow: '1 / 4', justifySelf: 'end' },
  '& > .action': parts.apart ? { gridColumn: '1 / -1' } : { display: 'none' },
  [line]: {
    ...gridOf(parts),
    height: (theme: Theme) => theme.mixins.row.height,
    py: 0,
    pl: 1,
    '&:hover': { bgcolor: 'action.hover' },
    '& > .check, & > .toggle': { gridRow: 'auto', alignSelf: 'center' },
    '& > .toggle, & > .name': { gridColumn: 'auto' },
    '& > .cells': { display: 'contents' },
    '& > .cells > *, & > .cells > .esito, & > .cells > .motivo': { display: 'block', ...cut },
    '& > .third': { display: 'none' },
    '& > .action': parts.apart ? { gridColumn: 'auto' } : actionStyle,
    '&:hover > .action, &:focus-within > .action': { opacity: 1 },
    // the whole title over its neighbours while it has the focus
    '& > .name h2:focus-within': { overflow: 'visible', zIndex: 2 },
    '& > .name a:focus-visible': { bgcolor: 'background.paper', boxShadow: 2, borderRadius: 1, px: 1 },
  },
})

/** The action of a row lies over its last columns while the pointer or the focus is in it. */
const actionStyle = {
  display: 'block',
  position: 'absolute',
  right: 36,
  top: 0,
  bottom: 0,
  opacity: 0,
  bgcolor: 'background.paper',
  px: 3,
  lineHeight: (theme: Theme) => `${theme.mixins.row.height - 2}px`,
  zIndex: 1,
  '@media (hover: none)': { display: 'none' },
} as const

/** Numbers keep a distance from the text after them. */
export const alignStyle = (align: 'right' | undefined) => (align ? ({ textAlign: align } as const) : {})

/** Column headings; screen readers read the label in each cell instead. */
export const headStyle = (parts: Parts) => ({
  display: 'none',
  [line]: {
    display: 'grid',
    ...gridOf(parts),
    alignItems: 'center',
    height: 32,
    pl: 1,
    borderBottom: 1,
    borderColor: 'divider',
    color: 'text.secondary',
    fontSize: '0.8125rem',
    fontWeight: 600,
    position: 'sticky',
    top: 'var(--bandiera-top, 0px)',
    zIndex: 2,
    bgcolor: 'background.default',
    '& > *': cut,
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
  [line]: { ml: '13px', pl: 6, pr: 4 },
}
