import Box from '@mui/material/Box'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TableSortLabel from '@mui/material/TableSortLabel'
import { type PointerEvent, type ReactNode, useRef } from 'react'
import { HiddenText } from '../page/hidden-text.tsx'
import { type Column, COLUMN_WIDTH, orderOf, type Sort } from './columns.ts'
import { listTexts } from './texts.ts'

export interface TableHeadRowProps<T> {
  columns: readonly Column<T>[]
  sort: Sort | null
  onSort: (sort: Sort | null) => void
  /** A width in pixels drawn with the pointer; `null` for the usual one. Without it widths stay as they are. */
  onWidth?: ((column: string, width: number | null) => void) | undefined
  check?: ReactNode
  /** Says its place, as the rows do, when only a part of the rows is in the page. */
  counted?: boolean
}

/** Column headers: a click sorts upwards, a second one downwards, a third one back to the usual order. */
export function TableHeadRow<T>({ columns, sort, onSort, onWidth, check, counted = false }: TableHeadRowProps<T>) {
  const order = orderOf(sort, columns)
  return (
    <TableHead>
      <TableRow aria-rowindex={counted ? 1 : undefined} sx={{ height: (theme) => theme.mixins.row.height }}>
        {check && (
          <TableCell className="no-print" data-frozen padding="none" sx={{ ...stuck, width: CHECK_WIDTH }}>
            {check}
          </TableCell>
        )}
        {columns.map((column, index) => {
          const active = column.sort !== undefined && order?.id === column.id
          return (
            <TableCell
              align={column.align}
              aria-sort={active ? (order.desc ? 'descending' : 'ascending') : column.sort ? 'none' : undefined}
              data-frozen={index === 0 ? 'name' : undefined}
              key={column.id}
              sx={{ ...cellStyles(column), ...stuck, textOverflow: 'clip' }}
            >
              {column.sort ? (
                <SortLabel id={column.id} onSort={onSort} sort={sort} usual={orderOf(null, columns)}>
                  {column.label}
                </SortLabel>
              ) : column.action ? (
                <HiddenText>{column.label}</HiddenText>
              ) : (
                <Clip>{column.label}</Clip>
              )}
              {onWidth && !column.action && <Edge onWidth={(width) => onWidth(column.id, width)} />}
            </TableCell>
          )
        })}
      </TableRow>
    </TableHead>
  )
}

export const CHECK_WIDTH = 44 // pixels
const stuck = { position: 'sticky', top: 'var(--bandiera-top, 0px)', zIndex: 2 } as const

export function cellStyles<T>({ width, from }: Column<T>) {
  return {
    width,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    ...(from && { display: { xs: 'none', [from]: 'table-cell' } }),
  }
}

const Clip = ({ children }: { children: string }) => (
  <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
    {children}
  </Box>
)

export interface SortLabelProps {
  id: string
  children: string
  sort: Sort | null
  onSort: (sort: Sort | null) => void
  /** The order that the list has when none is chosen. */
  usual?: Sort | null
  /** Adds the order as hidden text, for a heading outside a table, where `aria-sort` is not allowed. */
  told?: boolean
}

export function SortLabel({ id, children, sort, onSort, usual = null, told = false }: SortLabelProps) {
  const order = sort ?? usual
  const active = order?.id === id
  const desc = active && order.desc
  return (
    <TableSortLabel
      active={active}
      direction={desc ? 'desc' : 'asc'}
      onClick={() => onSort(nextSort(id, sort, usual))}
      sx={active ? label : { ...label, ...withoutArrow }}
    >
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {children}
      </Box>
      {told && active && <HiddenText> {desc ? listTexts.decrescente : listTexts.crescente}</HiddenText>}
    </TableSortLabel>
  )
}

const label = { minHeight: 24 } as const
/** An order that is not there takes no room from the name; its arrow shows what a press would do. */
const withoutArrow = {
  '& > svg': { width: 0, mx: 0 },
  '&:is(:hover, :focus-visible) > svg': { width: 18, mx: 0.5 },
} as const

function nextSort(id: string, sort: Sort | null, usual: Sort | null): Sort | null {
  if (!sort && usual?.id === id) return { id, desc: !usual.desc }
  if (sort?.id !== id) return { id, desc: false }
  return sort.desc || usual?.id === id ? null : { id, desc: true }
}

/** The edge between two headers, drawn with the pointer; by keyboard widths are in the choice of columns. */
function Edge({ onWidth }: { onWidth: (width: number | null) => void }) {
  const drag = useRef<{ x: number; width: number } | null>(null)
  const widthAt = ({ clientX }: PointerEvent) => {
    const { x, width } = drag.current!
    return Math.round(Math.min(COLUMN_WIDTH.most, Math.max(COLUMN_WIDTH.least, width + clientX - x)))
  }
  return (
    <Box
      aria-hidden
      component="span"
      data-edge
      onDoubleClick={() => onWidth(null)}
      onPointerDown={(event: PointerEvent<HTMLElement>) => {
        const head = event.currentTarget.closest('th')
        if (!head) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        drag.current = { x: event.clientX, width: head.getBoundingClientRect().width }
      }}
      onPointerMove={(event: PointerEvent<HTMLElement>) => {
        const head = event.currentTarget.closest('th')
        if (drag.current && head) head.style.width = `${widthAt(event)}px`
      }}
      onPointerUp={(event: PointerEvent<HTMLElement>) => {
        if (drag.current && Math.abs(event.clientX - drag.current.x) > 2) onWidth(widthAt(event))
        drag.current = null
      }}
      sx={edge}
    />
  )
}

const edge = {
  position: 'absolute',
  insetBlock: 6,
  right: 0,
  width: 8,
  cursor: 'col-resize',
  touchAction: 'none',
  borderRight: 2,
  borderColor: 'transparent',
  'tr:hover > th > &': { borderColor: 'divider' },
  '&:hover': { borderColor: 'primary.main' },
} as const
