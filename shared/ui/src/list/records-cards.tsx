import Box from '@mui/material/Box'
import { memo, useMemo, useRef } from 'react'
import { AppLink } from '../page/links.tsx'
import { hidden } from '../page/hidden-text.tsx'
import { uiTexts } from '../texts.ts'
import type { Column } from './columns.ts'
import { nameOfRecord, type RecordsProps, type RowProps } from './records-table.tsx'
import { RowCheck } from './row-check.tsx'
import { useWindowRows } from './use-window-rows.ts'

/** Pixels: three lines and what is around them. */
const HEIGHT = 84

/** The list on a phone: three lines a record, so that several are in view. */
export function RecordsCards<T extends { _id: string }>(props: RecordsProps<T>) {
  const { label, rows, total = rows.length, columns, href, selection } = props
  const list = useRef<HTMLUListElement>(null)
  const view = useWindowRows(list, { count: rows.length, total, height: HEIGHT })
  const lines = useMemo(() => linesOf(columns), [columns])
  const counted = view.partial || total > rows.length
  return (
    <Box
      aria-label={label}
      component="ul"
      ref={list}
      sx={{ m: 0, p: 0, listStyle: 'none', pt: `${view.before}px`, pb: `${view.after}px` }}
    >
      {rows.slice(view.start, view.end).map((record, index) => (
        <Box
          component="li"
          data-row
          key={record._id}
          {...(counted && { 'aria-posinset': view.start + index + 1, 'aria-setsize': total })}
          sx={{ ...item, height: view.partial ? HEIGHT : undefined }}
        >
          <Card
            columns={columns}
            href={href?.(record)}
            lines={lines}
            onToggle={selection?.toggle}
            record={record}
            selected={selection?.has(record._id)}
          />
        </Box>
      ))}
    </Box>
  )
}

const item = { py: 1.5, minHeight: HEIGHT, boxSizing: 'border-box', borderTop: 1, borderColor: 'divider' } as const

interface Lines<T> {
  second: readonly Column<T>[]
  third: readonly Column<T>[]
  actions: readonly Column<T>[]
}

function linesOf<T>([, ...others]: readonly Column<T>[]): Lines<T> {
  const told = others.filter(({ action, card, optional }) => !action && card !== 'never' && !optional)
  const asked = (line: 2 | 3) => told.filter(({ card }) => card === line)
  const rank = ({ from }: Column<T>) => ['sm', 'md', 'lg', 'xl'].indexOf(from ?? 'sm')
  const free = told.filter(({ card }) => card === undefined).toSorted((a, b) => rank(a) - rank(b))
  const second = [...asked(2), ...free].slice(0, 2)
  const third = [...asked(3), ...free.filter((one) => !second.includes(one))].slice(0, 2)
  return { second, third, actions: others.filter(({ action }) => action) }
}

const Card = memo(CardOf) as typeof CardOf

function CardOf<T extends { _id: string }>(props: RowProps<T> & { lines: Lines<T> }) {
  const { record, columns, href, lines, selected = false, onToggle } = props
  const [name] = columns
  if (!name) return null
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
      {onToggle && (
        <Box className="no-print" sx={{ flex: 'none', ml: -2, mt: '-4px' }}>
          <RowCheck
            checked={selected}
            label={uiTexts.seleziona(nameOfRecord(columns, record))}
            onToggle={(range) => onToggle(record._id, range)}
          />
        </Box>
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ ...CLIPPED, fontWeight: 500 }}>
          {href ? <AppLink to={href}>{name.cell(record)}</AppLink> : name.cell(record)}
        </Box>
        <Line columns={lines.second} record={record} />
        <Line columns={lines.third} record={record} />
      </Box>
      {lines.actions.map((column) => (
        <Box key={column.id}>{column.cell(record)}</Box>
      ))}
    </Box>
  )
}

/** Texts speak for themselves; figures have their name before them. */
function Line<T>({ columns, record }: { columns: readonly Column<T>[]; record: T }) {
  if (columns.length === 0) return null
  return (
    <Box
      component="dl"
      sx={{ ...CLIPPED, display: 'flex', alignItems: 'center', gap: 3, minHeight: 24, m: 0, fontSize: '0.8125rem' }}
    >
      {columns.map((column) => (
        <Box key={column.id} sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
          <Box component="dt" sx={isFigure(column) ? { color: 'text.secondary', flex: 'none' } : hidden}>
            {column.label}
          </Box>
          <Box component="dd" sx={{ m: 0, ...CLIPPED, ...inPlace }}>
            {column.cell(record)}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

/** As high as its line, which a finger can press. */
const inPlace = { '& [data-edit]': { minHeight: 24, mx: 0, px: 0 } } as const

const isFigure = <T,>({ align, euro }: Column<T>): boolean => align === 'right' || euro === true
const CLIPPED = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
