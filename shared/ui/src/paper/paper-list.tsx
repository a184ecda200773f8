import Typography from '@mui/material/Typography'
import Box from '@mui/material/Box'
import { testi } from './testi.ts'
import type { PaperColumn } from './columns.ts'
import { PaperTable } from './paper-table.tsx'
import { printOnly } from './print.ts'
import { useOnPaper } from './use-printing.ts'

export interface PaperListProps<T> {
  label: string
  rows: readonly T[]
  columns: readonly PaperColumn<T>[]
  keyOf: (record: T) => string
  /** What the list holds, and what narrows it: `3 di 12 bandi`, `Stato: Aperto`. */
  facts?: readonly string[]
  /** How many there are, where `rows` are not all. */
  total?: number
  /** Its rows are of several clients: no paper for one of them. */
  internal?: boolean
  /** More rows are on their way. */
  busy?: boolean
}

/** Rows on a sheet at the most, about fifty pages. */
const MOST = 2000

/** A list on paper, in place of what the screen shows. It draws nothing while the page is not printed. */
export function PaperList<T>(props: PaperListProps<T>) {
  const { rows, facts = [], total = rows.length, internal = false, busy = false, ...table } = props
  if (!useOnPaper()) return null
  const printed = rows.slice(0, MOST)
  const lines = [
    facts.filter(Boolean).join(' · '),
    printed.length < total ? tellMissing(printed.length, total) : '',
    internal && printed.length > 1 ? testi.usoInterno : '',
  ]
  return (
    <>
      {busy && <span aria-busy="true" hidden />}
      <Box sx={{ ...printOnly, mb: 3 }}>
        {lines.filter(Boolean).map((line) => (
          <Typography key={line} sx={{ fontSize: '8pt', color: 'text.secondary' }}>
            {line}
          </Typography>
        ))}
      </Box>
      <PaperTable {...table} rows={printed} />
    </>
  )
}

/** Rows that are not in the page can be had; those beyond the most that paper takes cannot. */
const tellMissing = (printed: number, total: number): string =>
  printed < MOST ? testi.soloArrivate(printed, total) : testi.soloPrime(printed, total)
