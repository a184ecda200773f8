import type { Incrocio } from '@bandiera/matching'
import { Box, testiComuni } from '@bandiera/ui'
import { SortLabel, type Column } from '@bandiera/ui/list'
import type { Order } from './incroci-list.tsx'
import { alignSx, headSx } from './incroci-list.styles.ts'

interface HeadRowProps {
  /** Those of a line, its actions last. */
  columns: readonly Column<Incrocio>[]
  order?: Order | undefined
  selectable: boolean
}

/** Names of the columns over a table of matches: what one sorts by. Cards have none. */
export function HeadRow({ columns, order, selectable }: HeadRowProps) {
  const named = order ? { 'aria-label': testiComuni.ordinaPer, role: 'group' } : { 'aria-hidden': true }
  return (
    <Box {...named} sx={headSx(columns, selectable)}>
      {selectable && <span />}
      <span />
      {columns.map((column) => (
        <Box key={column.id} sx={{ ...alignSx(column.align), ...(column.align && reversed) }}>
          {order && column.sort ? (
            <SortLabel id={column.id} onSort={order.onSort} sort={order.sort} told>
              {column.label}
            </SortLabel>
          ) : (
            <span aria-hidden>{column.label}</span>
          )}
        </Box>
      ))}
    </Box>
  )
}

/** The arrow stands before a name at the right edge. */
const reversed = { '& .MuiTableSortLabel-root': { flexDirection: 'row-reverse' } } as const
