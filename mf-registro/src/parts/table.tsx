import { Box, Button, HiddenText, useMediaQuery, type Theme } from '@bandiera/ui'
import { Table, TableBody, TableCell, TableHead, TableRow } from '@bandiera/ui/list'
import { useState, type ReactNode } from 'react'
import { texts } from '../texts.ts'

export interface Colonna<T> {
  label: string
  cell: (riga: T) => ReactNode
  /** Its cells are buttons: the label is only heard. */
  azione?: true
}

interface Props<T> {
  label: string
  colonne: readonly Colonna<T>[]
  righe: readonly T[]
  keyOf: (riga: T) => string
  /** Lines that are shown before somebody asks for more. */
  passo?: number
}

/** A small table: each line is a card on a phone, and long ones come in parts. The first column names the line. */
export function Tabella<T>({ label, colonne, righe, keyOf, passo = 20 }: Props<T>) {
  const [most, setMost] = useState(passo)
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const shown = righe.slice(0, most)
  const left = righe.length - shown.length
  const Form = isNarrow ? Schede : Griglia
  return (
    <>
      <Form colonne={colonne} keyOf={keyOf} label={label} righe={shown} />
      {left > 0 && (
        <Button onClick={() => setMost(most + passo)} sx={{ mt: 2 }}>
          {texts.mostraAltre(Math.min(left, passo))}
        </Button>
      )}
    </>
  )
}

function Griglia<T>({ label, colonne, righe, keyOf }: Props<T>) {
  return (
    <Table aria-label={label} size="small">
      <TableHead>
        <TableRow>
          {colonne.map((colonna) => (
            <TableCell key={colonna.label} sx={{ py: 2 }}>
              {colonna.azione ? <HiddenText>{colonna.label}</HiddenText> : colonna.label}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {righe.map((riga) => (
          <TableRow key={keyOf(riga)}>
            {colonne.map((colonna) => (
              <TableCell key={colonna.label} sx={cella}>
                {colonna.cell(riga)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

function Schede<T>({ label, colonne, righe, keyOf }: Props<T>) {
  const [first, ...others] = colonne
  return (
    <Box aria-label={label} component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {righe.map((riga) => (
        <Box component="li" key={keyOf(riga)} sx={{ py: 3, borderBottom: 1, borderColor: 'divider' }}>
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{first?.cell(riga)}</Box>
          <Box component="dl" sx={dati}>
            {others.map((colonna) => (
              <Box key={colonna.label} sx={{ display: 'contents' }}>
                <Box component="dt" sx={{ color: 'text.secondary' }}>
                  {colonna.azione ? <HiddenText>{colonna.label}</HiddenText> : colonna.label}
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

const cella = { py: 2, verticalAlign: 'top', overflowWrap: 'anywhere' } as const
const dati = {
  m: 0,
  mt: 1,
  display: 'grid',
  columnGap: 4,
  rowGap: 1,
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  typography: 'body2',
} as const
