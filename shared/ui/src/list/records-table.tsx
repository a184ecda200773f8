import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import { useRef, type ReactNode } from 'react'
import { useWidth } from '../parts/use-width.ts'
import type { Column, Sort } from './columns.ts'
import { TableHeadRow } from './table-head-row.tsx'
import { TableRecord } from './table-record.tsx'
import type { RowSelection } from './use-selection.ts'
import { useWindowRows } from './use-window-rows.ts'

export interface RecordsProps<T> {
  label: string
  rows: readonly T[]
  /** How many there are where `rows` are only the first of them. */
  total?: number | undefined
  columns: readonly Column<T>[]
  href: ((record: T) => string) | undefined
  /** Where rows can be selected. */
  selection?: RowSelection<T> | undefined
  /** The box that checks every row. */
  check?: ReactNode
}

/** The list as a table; above 300 rows only those near the window are in the page. */
export function RecordsTable<T extends { _id: string }>(
  props: RecordsProps<T> & {
    sort: Sort | null
    onSort: (sort: Sort | null) => void
    /** Pixels below which its texts would be cut; 0 where its columns adapt by themselves. */
    least: number
  },
) {
  const { label, rows, total = rows.length, columns, href, sort, onSort, least, selection, check } = props
  const width = columns.length + (selection ? 1 : 0)
  const body = useRef<HTMLTableSectionElement>(null)
  const view = useWindowRows(body, { count: rows.length, total })
  const apart = view.partial || total > rows.length
  const place = useRef<HTMLDivElement>(null)
  const room = useWidth(place, Infinity)
  return (
    <Box ref={place} sx={least > room ? scrolled(least) : undefined}>
      <Table
        aria-label={label}
        aria-rowcount={apart ? total + 1 : undefined}
        sx={{ tableLayout: 'fixed', borderCollapse: 'separate' }}
      >
        <TableHeadRow check={check} columns={columns} onSort={onSort} sort={sort} />
        <TableBody ref={body}>
          <Gap columns={width} height={view.before} />
          {rows.slice(view.start, view.end).map((record, index) => (
            <TableRecord
              columns={columns}
              href={href?.(record)}
              key={record._id}
              onToggle={selection?.toggle}
              position={apart ? view.start + index + 2 : undefined}
              record={record}
              selected={selection?.has(record._id)}
              whole={!view.partial}
            />
          ))}
          <Gap columns={width} height={view.after} />
        </TableBody>
      </Table>
    </Box>
  )
}

/** More columns than there is room for: the table scrolls sideways, with its headers, and no text is cut. */
const scrolled = (least: number) => ({
  overflowX: 'auto',
  '--bandiera-top': '0px',
  '& > table': { minWidth: least },
})

function Gap({ columns, height }: { columns: number; height: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden>
      <td colSpan={columns} style={{ height, padding: 0 }} />
    </tr>
  )
}
