import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { ReportTableRow, type ReportTableRowProps } from './report-table-row.tsx'
import { SHOWN_OUTCOMES, shownOutcomeOf, type ReportRow, type ShownOutcome } from './report-rows.ts'

const STEP = 200
const plural: Record<ShownOutcome, [string, string]> = {
  nuovo: ['nuovo', 'nuovi'],
  aggiornato: ['aggiornato', 'aggiornati'],
  identico: ['identico', 'identici'],
  saltato: ['non importato', 'non importati'],
  errore: ['errore', 'errori'],
}
const pluralF: typeof plural = {
  ...plural,
  nuovo: ['nuova', 'nuove'],
  aggiornato: ['aggiornata', 'aggiornate'],
  identico: ['identica', 'identiche'],
  saltato: ['non importata', 'non importate'],
}

export interface ImportReportTableProps {
  rows: readonly ReportRow[]
  href?: (id: string) => string
  /** What is imported is feminine in Italian. */
  femminile?: boolean
  onRisposta?: ((riga: number, valore: string) => void) | undefined
}

export function ImportReportTable({ rows, href, onRisposta, femminile = false }: ImportReportTableProps) {
  const [only, setOnly] = useState<ShownOutcome | null>(null)
  const [shown, setShown] = useState(STEP)
  const found = only ? rows.filter((row) => shownOutcomeOf(row) === only) : errorsFirst(rows)
  return (
    <Stack sx={{ gap: 2 }}>
      <Counts femminile={femminile} only={only} onOnly={setOnly} rows={rows} />
      <Rows femminile={femminile} href={href} onRisposta={onRisposta} rows={found.slice(0, shown)} />
      {found.length > shown && (
        <Button onClick={() => setShown(shown + STEP)}>{`Mostra altri (${found.length - shown})`}</Button>
      )}
    </Stack>
  )
}

interface CountsProps {
  rows: readonly ReportRow[]
  only: ShownOutcome | null
  onOnly: (only: ShownOutcome | null) => void
  femminile: boolean
}

function Counts({ rows, only, onOnly, femminile }: CountsProps) {
  const words = femminile ? pluralF : plural
  return (
    <Stack aria-label="Esiti" direction="row" role="group" sx={{ gap: 2, flexWrap: 'wrap' }}>
      {SHOWN_OUTCOMES.map((esito) => {
        const n = rows.filter((row) => shownOutcomeOf(row) === esito).length
        if (esito === 'saltato' && n === 0) return null
        return (
          <Chip
            aria-pressed={only === esito}
            color={only === esito ? 'primary' : 'default'}
            disabled={n === 0}
            key={esito}
            label={`${n} ${words[esito][n === 1 ? 0 : 1]}`}
            onClick={() => onOnly(only === esito ? null : esito)}
            variant={only === esito ? 'filled' : 'outlined'}
          />
        )
      })}
    </Stack>
  )
}

function Rows({ rows, ...rest }: Pick<ImportReportTableProps, 'rows'> & Omit<ReportTableRowProps, 'row' | 'narrow'>) {
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const heads = narrow ? ['Record', 'Esito'] : ['Riga', 'Record', 'Esito', 'Da sapere']
  return (
    // the page scrolls: a box that scrolls inside it would hide its last line
    <TableContainer aria-label="Esito di ogni record" role="region" tabIndex={0}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {heads.map((label) => (
              <TableCell key={label} sx={{ py: 1 }}>
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <ReportTableRow {...rest} key={row.riga} narrow={narrow} row={row} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

/** An answered question keeps its place. */
const isFirst = ({ esito, domanda }: ReportRow): boolean => esito === 'errore' || domanda !== undefined

const errorsFirst = (rows: readonly ReportRow[]): readonly ReportRow[] => [
  ...rows.filter(isFirst),
  ...rows.filter((row) => !isFirst(row)),
]
