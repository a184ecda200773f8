import { formatNumber } from '@bandiera/domain'
import { Box, Typography } from '@bandiera/ui'
import type { ReactNode } from 'react'

interface FiguresTableProps {
  label: string
  heads: readonly ReactNode[]
  /** The first cell is the name; a row of one cell is the name of a part. */
  rows: readonly { id: string; cells: readonly ReactNode[] }[]
  /** Columns whose cells are words: to the left, and on several lines where there is little room. */
  words?: readonly number[]
}

/** Scrolls sideways by itself when it is wider than the page. */
export function FiguresTable({ label, heads, rows, words = [] }: FiguresTableProps) {
  const classOf = (column: number) => (column > 0 ? (words.includes(column) ? 'words' : 'figures') : undefined)
  return (
    <Box aria-label={label} role="region" sx={{ overflowX: 'auto', maxWidth: 1 }} tabIndex={0}>
      <Box component="table" sx={table}>
        <thead>
          <tr>
            {heads.map((head, column) => (
              <th className={classOf(column)} key={column} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [name, ...cells] }) => (
            <tr key={id}>
              <Box
                colSpan={cells.length === 0 ? heads.length : undefined}
                component="th"
                scope={cells.length === 0 ? 'rowgroup' : 'row'}
                sx={cells.length === 0 ? part : { fontWeight: 400 }}
              >
                {name}
              </Box>
              {cells.map((cell, column) => (
                <td className={classOf(column + 1)} key={column}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}

export const Muted = ({ children }: { children: ReactNode }) => (
  <Typography color="textSecondary" variant="body2">
    {children}
  </Typography>
)

const table = {
  borderCollapse: 'collapse',
  minWidth: { sm: 480 },
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { py: '6px', pr: { xs: 3, sm: 5 }, verticalAlign: 'baseline', whiteSpace: { sm: 'nowrap' } },
  '& :is(tbody th, thead th:first-of-type), & .words': { textAlign: 'left' },
  '& .figures': { textAlign: 'right' },
  '& .words': { whiteSpace: 'normal' },
  '& thead th': { fontWeight: 400, fontSize: '0.8125rem', color: 'text.secondary' },
  '& tbody tr': { borderTop: 1, borderColor: 'divider' },
  '& :is(th, td):last-child': { pr: 0 },
} as const

const part = { fontWeight: 600, pt: '20px !important' } as const

export const plain = (value: number): string => formatNumber(value, Number.isInteger(value) ? 0 : 2)

export const percent = (value: number): string => `${plain(value)} %`
