import { Box, Button, HiddenText, useMediaQuery, type Theme } from '@bandiera/ui'
import { Table, TableBody, TableCell, TableHead, TableRow } from '@bandiera/ui/list'
import { useState, type ReactNode } from 'react'
import { texts } from '../texts.ts'

export interface TableColumn<T> {
  label: string
  cell: (riga: T) => ReactNode
  /** Its cells are buttons: the label is only heard. */
  action?: true
}

interface Props<T> {
  label: string
  columns: readonly TableColumn<T>[]
  rows: readonly T[]
  keyOf: (riga: T) => string
  /** Rows shown before the user asks for more. */
  step?: number
}

/** A phone shows each row as a card; the first column names it. */
export function SmallTable<T>({ label, columns, rows, keyOf, step = 20 }: Props<T>) {
  const [most, setMost] = useState(step)
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const shown = rows.slice(0, most)
  const left = rows.length - shown.length
  const Form = isNarrow ? Cards : Grid
  return (
    <>
      <Form columns={columns} keyOf={keyOf} label={label} rows={shown} />
      {left > 0 && (
        <Button onClick={() => setMost(most + step)} sx={{ mt: 2 }}>
          {texts.showMore(Math.min(left, step))}
        </Button>
      )}
    </>
  )
}

function Grid<T>({ label, columns, rows, keyOf }: Props<T>) {
  return (
    <Table aria-label={label} size="small">
      <TableHead>
        <TableRow>
          {columns.map((colonna) => (
            <TableCell key={colonna.label} sx={{ py: 2 }}>
              {colonna.action ? <HiddenText>{colonna.label}</HiddenText> : colonna.label}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((riga) => (
          <TableRow key={keyOf(riga)}>
            {columns.map((colonna) => (
              <TableCell key={colonna.label} sx={{ py: 2, verticalAlign: 'top', overflowWrap: 'anywhere' }}>
                {colonna.cell(riga)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

function Cards<T>({ label, columns, rows, keyOf }: Props<T>) {
  const [first, ...others] = columns
  return (
    <Box aria-label={label} component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((riga) => (
        <Box component="li" key={keyOf(riga)} sx={{ py: 3, borderBottom: 1, borderColor: 'divider' }}>
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{first?.cell(riga)}</Box>
          <Box component="dl" sx={factsStyle}>
            {others.map((colonna) => (
              <Box key={colonna.label} sx={{ display: 'contents' }}>
                <Box component="dt" sx={{ color: 'text.secondary' }}>
                  {colonna.action ? <HiddenText>{colonna.label}</HiddenText> : colonna.label}
                </Box>
                <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
                  {colonna.cell(riga)}
                </Box>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const factsStyle = {
  m: 0,
  mt: 1,
  display: 'grid',
  columnGap: 4,
  rowGap: 1,
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  typography: 'body2',
} as const
