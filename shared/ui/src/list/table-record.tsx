import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import { memo } from 'react'
import { AppLink } from '../parts/app-link.tsx'
import { testi } from '../testi.ts'
import type { Column } from './columns.ts'
import { nameOf } from './name-of.ts'
import { RowCheck } from './row-check.tsx'
import { cellSx } from './table-head-row.tsx'

export interface TableRecordProps<T> {
  record: T
  columns: readonly Column<T>[]
  href: string | undefined
  /** Place in the whole list, from 1, where only a part of the rows is in the page. */
  position?: number | undefined
  /** The whole list is in the page, so that a row may grow. */
  whole: boolean
  /** Where rows can be selected: whether this one is. */
  selected?: boolean | undefined
  onToggle?: ((id: string, range: boolean) => void) | undefined
}

/** Rows of a list that is in the page whole may grow; the others are counted by their height. */
const WRAPPED = { whiteSpace: 'normal', overflowWrap: 'anywhere', lineHeight: 1.35, py: '5px' } as const

/** One row. It renders again only when its own record (or the columns) changed. */
export const TableRecord = memo(Row) as typeof Row

function Row<T extends { _id: string }>(props: TableRecordProps<T>) {
  const { record, columns, href, position, whole, selected = false, onToggle } = props
  return (
    <TableRow aria-rowindex={position} hover selected={selected} sx={{ height: (theme) => theme.mixins.row.height }}>
      {onToggle && (
        <TableCell className="no-print" padding="none">
          <RowCheck
            checked={selected}
            label={testi.seleziona(nameOf(columns, record))}
            onToggle={(range) => onToggle(record._id, range)}
          />
        </TableCell>
      )}
      {columns.map((column, index) => (
        <TableCell
          align={column.align}
          component={index === 0 ? 'th' : 'td'}
          key={column.id}
          scope={index === 0 ? 'row' : undefined}
          sx={{ ...cellSx(column), ...(whole && !column.align && WRAPPED), fontWeight: 'inherit' }}
        >
          {index === 0 && href ? <AppLink to={href}>{column.cell(record)}</AppLink> : column.cell(record)}
        </TableCell>
      ))}
    </TableRow>
  )
}
