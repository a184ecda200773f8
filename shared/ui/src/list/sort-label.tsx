import Box from '@mui/material/Box'
import TableSortLabel from '@mui/material/TableSortLabel'
import { HiddenText } from '../page/hidden-text.tsx'
import type { Sort } from './columns.ts'
import { listTexts } from './texts.ts'

export interface SortLabelProps {
  /** The column. */
  id: string
  children: string
  sort: Sort | null
  onSort: (sort: Sort | null) => void
  /** Adds the order as hidden text, for a heading outside a table, where `aria-sort` is not allowed. */
  told?: boolean
}

/** The name of a column that sorts: a click sorts upwards, a second one downwards, a third one back to the usual order. */
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
