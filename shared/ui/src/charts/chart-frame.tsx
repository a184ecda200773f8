import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useState } from 'react'
import { hidden } from '../page/hidden-text.tsx'
import type { ChartProps, Drawn } from './chart-data.ts'
import { chartTexts } from './texts.ts'
import { AppLink } from '../page/links.tsx'

export interface ChartFrameProps extends Pick<ChartProps, 'title' | 'titleHidden'> {
  table: Omit<ChartTableProps, 'label'>
  empty: boolean
  children: ReactNode
}

export function ChartFrame({ title, titleHidden = false, table, empty, children }: ChartFrameProps) {
  const [asTable, setAsTable] = useState(false)
  const id = useId()
  return (
    <Box aria-labelledby={id} component="figure" sx={{ m: 0, minWidth: 0, position: 'relative' }}>
      <Typography component="figcaption" id={id} sx={titleHidden ? hidden : { fontWeight: 600, mb: 2 }}>
        {title}
      </Typography>
      {empty ? (
        <Typography color="textSecondary">{chartTexts.niente}</Typography>
      ) : (
        <>
          {asTable ? <ChartTable {...table} label={title} /> : children}
          <Button
            className="no-print"
            onClick={() => setAsTable(!asTable)}
            sx={{ mt: 1, ml: -3, fontSize: '0.8125rem' }}
          >
            {asTable ? chartTexts.comeGrafico : chartTexts.comeTabella}
          </Button>
        </>
      )}
    </Box>
  )
}

interface ChartTableProps {
  label: string
  head: readonly string[]
  rows: readonly { label: string; href?: string | undefined; cells: readonly string[] }[]
}

function ChartTable({ label, head, rows }: ChartTableProps) {
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

export const tableOf = ({ heading = chartTexts.voce }: ChartProps, { series, labels, write }: Drawn) => ({
  head: [heading, ...(series.length > 1 ? series.map(({ label }) => label) : [chartTexts.valore])],
  rows: labels.map((label, index) => ({
    label,
    href: series[0]?.data[index]?.href,
    cells: series.map(({ data }) => write(data[index]?.value ?? null)),
  })),
})
