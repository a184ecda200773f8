import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import type { Theme } from '@mui/material/styles'
import { memo, type ReactNode, useRef } from 'react'
import { useWidth } from '../page/use-width.ts'
import type { Column, Sort } from './columns.ts'
import { CHECK_WIDTH, TableHeadRow } from './table-head-row.tsx'
import type { RowSelection } from './use-selection.ts'
import { useWindowRows, WHOLE_UP_TO } from './use-window-rows.ts'
import { AppLink } from '../page/links.tsx'
import { useRowKeys } from './row-keys.ts'
import { uiTexts } from '../texts.ts'
import { RowCheck } from './row-check.tsx'

export interface RecordsProps<T> {
  label: string
  rows: readonly T[]
  total?: number | undefined
  columns: readonly Column<T>[]
  href: ((record: T) => string) | undefined
  selection?: RowSelection<T> | undefined
  check?: ReactNode
}

/** The list as a table; above 300 rows only those near the window are in the page. */
export function RecordsTable<T extends { _id: string }>(
  props: RecordsProps<T> & {
    sort: Sort | null
    onSort: (sort: Sort | null) => void
    onWidth?: ((column: string, width: number | null) => void) | undefined
    /** Width in pixels below which texts would be cut; 0 when the columns adapt by themselves. */
    least: number
  },
) {
  const { label, rows, total = rows.length, columns, href, sort, onSort, onWidth, least, selection, check } = props
  const counted = total > WHOLE_UP_TO || total > rows.length
  const place = useRef<HTMLDivElement>(null)
  const room = useWidth(place, Infinity)
  useRowKeys(place)
  return (
    <Box ref={place} sx={least > room ? scrolled(least, selection !== undefined) : undefined}>
      <Table aria-label={label} aria-rowcount={counted ? total + 1 : undefined} sx={rowStyles}>
        <TableHeadRow check={check} columns={columns} counted={counted} onSort={onSort} onWidth={onWidth} sort={sort} />
        <Rows columns={columns} href={href} rows={rows} selection={selection} total={total} />
      </Table>
    </Box>
  )
}

const FROM = ['sm', 'md', 'lg', 'xl'] as const

/** One set of rules for the rows of a table: cells with styles of their own cost several times as much to draw. */
const rowStyles = (theme: Theme) => ({
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  '& > tbody > tr:not([aria-hidden])': {
    height: theme.mixins.row.height,
    verticalAlign: 'middle',
    '&:hover': { bgcolor: 'action.hover' },
    // texts in colours of meaning stay readable on selected rows, also under the pointer
    '&.Mui-selected, &.Mui-selected:hover': { bgcolor: 'action.selected' },
  },
  '& > tbody > tr:not([aria-hidden]) > :is(td, th)': {
    lineHeight: 1.43,
    fontSize: '0.875rem',
    fontWeight: 'inherit',
    color: 'text.primary',
    textAlign: 'left',
    padding: '0 12px',
    borderBottom: `1px solid ${theme.palette.divider}`,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '&[data-check]': { padding: 0, overflow: 'visible' },
    '&[data-align]': { textAlign: 'right' },
    ...Object.fromEntries(
      FROM.map((from) => [`&[data-from=${from}]`, { display: { xs: 'none', [from]: 'table-cell' } }]),
    ),
  },
})

/** Scrolling draws these anew, and nothing around them. */
function Rows<T extends { _id: string }>(
  props: Pick<RecordsProps<T>, 'rows' | 'columns' | 'href' | 'selection'> & { total: number },
) {
  const { rows, total, columns, href, selection } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const view = useWindowRows(body, { count: rows.length, total })
  const width = columns.length + (selection ? 1 : 0)
  const apart = view.partial || total > rows.length
  return (
    <tbody ref={body}>
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
        />
      ))}
      <Gap columns={width} height={view.after} />
    </tbody>
  )
}

/** When the columns do not fit, the table scrolls sideways under its first column, which stays. */
const scrolled = (least: number, selects: boolean) => ({
  overflowX: 'auto',
  '--bandiera-top': '0px',
  '& > table': { minWidth: least },
  '& tr': { bgcolor: 'background.default' },
  '& [data-frozen]': { position: 'sticky', left: 0, zIndex: 1, bgcolor: 'inherit' },
  '& [data-frozen=name]': { left: selects ? CHECK_WIDTH : 0 },
})

function Gap({ columns, height }: { columns: number; height: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden>
      <td colSpan={columns} style={{ height, padding: 0 }} />
    </tr>
  )
}

export interface RowProps<T> {
  record: T
  columns: readonly Column<T>[]
  href: string | undefined
  /** Position in the whole list, from 1, when only a part of the rows is in the page. */
  position?: number | undefined
  selected?: boolean | undefined
  onToggle?: ((id: string, range: boolean) => void) | undefined
}

/** One row. It renders again only when its own record (or the columns) changed. */
const TableRecord = memo(Row) as typeof Row

function Row<T extends { _id: string }>(props: RowProps<T>) {
  const { record, columns, href, position, selected = false, onToggle } = props
  return (
    <tr aria-rowindex={position} className={selected ? 'Mui-selected' : undefined} data-row>
      {onToggle && (
        <td className="no-print" data-check data-frozen>
          <RowCheck
            checked={selected}
            label={uiTexts.seleziona(nameOfRecord(columns, record))}
            onToggle={(range) => onToggle(record._id, range)}
          />
        </td>
      )}
      {columns.map((column, index) => {
        const Cell = index === 0 ? 'th' : 'td'
        return (
          <Cell
            data-align={column.align}
            data-from={column.from}
            data-frozen={index === 0 ? 'name' : undefined}
            key={column.id}
            scope={index === 0 ? 'row' : undefined}
          >
            {index === 0 && href ? <AppLink to={href}>{column.cell(record)}</AppLink> : column.cell(record)}
          </Cell>
        )
      })}
    </tr>
  )
}

export function nameOfRecord<T>([first]: readonly Column<T>[], record: T): string {
  const shown = first?.cell(record)
  return typeof shown === 'string' ? shown : String(first?.search?.(record) ?? first?.sort?.(record) ?? '')
}
