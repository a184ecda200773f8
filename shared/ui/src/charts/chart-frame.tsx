import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId, useState, type ReactNode } from 'react'
import { hidden } from '../parts/hidden-text.tsx'
import type { ChartProps } from './chart-data.ts'
import { ChartTable, type ChartTableProps } from './chart-table.tsx'
import { testi } from './testi.ts'

export interface ChartFrameProps extends Pick<ChartProps, 'title' | 'titleHidden'> {
  table: Omit<ChartTableProps, 'label'>
  /** There is nothing to draw. */
  empty: boolean
  children: ReactNode
}

/** A chart with its title and the button that shows its numbers as a table instead. */
export function ChartFrame({ title, titleHidden = false, table, empty, children }: ChartFrameProps) {
  const [asTable, setAsTable] = useState(false)
  const id = useId()
  return (
    <Box aria-labelledby={id} component="figure" sx={{ m: 0, minWidth: 0, position: 'relative' }}>
      <Typography component="figcaption" id={id} sx={titleHidden ? hidden : { fontWeight: 600, mb: 2 }}>
        {title}
      </Typography>
      {empty ? (
        <Typography color="textSecondary">{testi.niente}</Typography>
      ) : (
        <>
          {asTable ? <ChartTable {...table} label={title} /> : children}
          <Button
            className="no-print"
            onClick={() => setAsTable(!asTable)}
            sx={{ mt: 1, ml: -3, fontSize: '0.8125rem' }}
          >
            {asTable ? testi.comeGrafico : testi.comeTabella}
          </Button>
        </>
      )}
    </Box>
  )
}
