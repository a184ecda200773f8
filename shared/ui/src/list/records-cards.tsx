import Box from '@mui/material/Box'
import { memo, useRef } from 'react'
import { AppLink } from '../page/links.tsx'
import { HiddenText } from '../page/hidden-text.tsx'
import { uiTexts } from '../texts.ts'
import { nameOfRecord, type RecordsProps, type RowProps } from './records-table.tsx'
import { RowCheck } from './row-check.tsx'
import { useWindowRows } from './use-window-rows.ts'

export function RecordsCards<T extends { _id: string }>(props: RecordsProps<T>) {
  const { label, rows, total, columns, href, selection, check } = props
  const list = useRef<HTMLUListElement>(null)
  const height = 40 + 22 * (columns.length - 1)
  const view = useWindowRows(list, { count: rows.length, total, height })
  return (
    <>
      {check && (
        <Box className="no-print" sx={{ ml: -2 }}>
          {check}
        </Box>
      )}
      <Box
        aria-label={label}
        component="ul"
        ref={list}
        sx={{ m: 0, p: 0, listStyle: 'none', pt: `${view.before}px`, pb: `${view.after}px` }}
      >
        {rows.slice(view.start, view.end).map((record) => (
          <Box
            component="li"
            key={record._id}
            sx={{
              py: 2,
              borderTop: 1,
              borderColor: 'divider',
              height: view.partial ? height : undefined,
              overflow: 'hidden',
            }}
          >
            <Card
              columns={columns}
              href={href?.(record)}
              onToggle={selection?.toggle}
              record={record}
              selected={selection?.has(record._id)}
              whole={!view.partial}
            />
          </Box>
        ))}
      </Box>
    </>
  )
}

const WRAPPED = { overflowWrap: 'anywhere' } as const
const CLIPPED = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

const Card = memo(CardOf) as typeof CardOf

function CardOf<T extends { _id: string }>(props: RowProps<T>) {
  const { record, columns, href, whole, selected = false, onToggle } = props
  const [name, ...others] = columns
  if (!name) return null
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', fontWeight: 500 }}>
        {onToggle && (
          <Box className="no-print" sx={{ flex: '0 0 auto', ml: -2, mt: '-1px', mb: '-8px' }}>
            <RowCheck
              checked={selected}
              label={uiTexts.seleziona(nameOfRecord(columns, record))}
              onToggle={(range) => onToggle(record._id, range)}
            />
          </Box>
        )}
        {href ? <AppLink to={href}>{name.cell(record)}</AppLink> : name.cell(record)}
      </Box>
      <Box component="dl" sx={{ m: 0, mt: 1, fontSize: '0.8125rem' }}>
        {others.map((column) => (
          <Box key={column.id} sx={{ display: 'flex', gap: 2, minHeight: 22 }}>
            <Box component="dt" sx={{ color: 'text.secondary', flex: '0 0 40%' }}>
              {column.action ? <HiddenText>{column.label}</HiddenText> : column.label}
            </Box>
            <Box component="dd" sx={{ m: 0, minWidth: 0, ...(whole ? WRAPPED : CLIPPED) }}>
              {column.cell(record)}
            </Box>
          </Box>
        ))}
      </Box>
    </>
  )
}
