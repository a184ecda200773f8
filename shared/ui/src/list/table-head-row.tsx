import Box from '@mui/material/Box'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TableSortLabel from '@mui/material/TableSortLabel'
import type { ReactNode } from 'react'
import { HiddenText } from '../page/hidden-text.tsx'
import type { Column, Sort } from './columns.ts'
import { listTexts } from './texts.ts'

export interface TableHeadRowProps<T> {
  columns: readonly Column<T>[]
  sort: Sort | null
  onSort: (sort: Sort | null) => void
  check?: ReactNode
}

/** Column headers: a click sorts upwards, a second one downwards, a third one back to the usual order. */
export function TableHeadRow<T>({ columns, sort, onSort, check }: TableHeadRowProps<T>) {
  return (
    <TableHead>
      <TableRow sx={{ height: (theme) => theme.mixins.row.height }}>
        {check && (
          <TableCell className="no-print" padding="none" sx={{ ...stuck, width: CHECK_WIDTH }}>
            {check}
          </TableCell>
        )}
        {columns.map((column) => {
          const active = column.sort !== undefined && sort?.id === column.id
          return (
            <TableCell
              align={column.align}
              aria-sort={active ? (sort.desc ? 'descending' : 'ascending') : column.sort ? 'none' : undefined}
              key={column.id}
              sx={{ ...cellStyles(column), ...stuck, textOverflow: 'clip' }}
            >
              {column.sort ? (
                <SortLabel id={column.id} onSort={onSort} sort={sort}>
                  {column.label}
                </SortLabel>
              ) : column.action ? (
                <HiddenText>{column.label}</HiddenText>
              ) : (
                <Clip>{column.label}</Clip>
              )}
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
  /** Adds the order as hidden text, for a heading outside a table, where `aria-sort` is not allowed. */
  told?: boolean
}

export function SortLabel({ id, children, sort, onSort, told = false }: SortLabelProps) {
  const active = sort?.id === id
  const desc = active && sort.desc
  return (
    <TableSortLabel
      active={active}
      direction={desc ? 'desc' : 'asc'}
      onClick={() => onSort(nextSort(id, sort))}
      sx={{ minHeight: 24 }}
    >
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {children}
      </Box>
      {told && active && <HiddenText> {desc ? listTexts.decrescente : listTexts.crescente}</HiddenText>}
    </TableSortLabel>
  )
}

function nextSort(id: string, sort: Sort | null): Sort | null {
  if (sort?.id !== id) return { id, desc: false }
  return sort.desc ? null : { id, desc: true }
}
