import Box from '@mui/material/Box'
import { AppLink } from '../parts/app-link.tsx'

export interface ChartTableProps {
  label: string
  head: readonly string[]
  rows: readonly { label: string; href?: string | undefined; cells: readonly string[] }[]
}

/** The numbers of a chart as a real table. */
export function ChartTable({ label, head, rows }: ChartTableProps) {
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box aria-label={label} component="table" sx={look}>
        <thead>
          <tr>
            {head.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              <th scope="row">{row.href ? <AppLink to={row.href}>{row.label}</AppLink> : row.label}</th>
              {row.cells.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}

const look = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  '& th, & td': { py: 1, pr: 3, textAlign: 'right', borderBottom: 1, borderColor: 'divider' },
  '& th:first-of-type': { textAlign: 'left', fontWeight: 400 },
  '& thead th': { color: 'text.secondary', fontWeight: 600 },
  '& tr > :last-child': { pr: 0 },
} as const
