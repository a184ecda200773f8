import Box from '@mui/material/Box'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import Add from '@mui/icons-material/AddCircleOutlineOutlined'
import Check from '@mui/icons-material/CheckCircleOutlined'
import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined'
import Skip from '@mui/icons-material/RemoveCircleOutlineOutlined'
import Update from '@mui/icons-material/UpdateOutlined'
import { AppLink } from '../parts/app-link.tsx'
import { Marker } from '../parts/marker.tsx'
import { esitoImportLabels, esitoImportLabelsF, type ReportRow } from './report-rows.ts'

const looks = {
  nuovo: { tone: 'success', icon: Add },
  aggiornato: { tone: 'info', icon: Update },
  identico: { tone: 'neutral', icon: Check },
  saltato: { tone: 'neutral', icon: Skip },
  errore: { tone: 'error', icon: ErrorOutlined },
} as const

export interface ReportTableRowProps {
  row: ReportRow
  href: ((id: string) => string) | undefined
  /** Two columns instead of four: what is to know stands under the record. */
  narrow: boolean
  femminile: boolean
}

/** One record of an import report. */
export function ReportTableRow({ row, href, narrow, femminile }: ReportTableRowProps) {
  const labels = femminile ? esitoImportLabelsF : esitoImportLabels
  const name = row.titolo || row.idEsterno
  return (
    <TableRow sx={{ '&& > *': { py: '6px', verticalAlign: 'top' } }}>
      {!narrow && (
        <TableCell align="right" sx={{ width: 56 }}>
          {row.riga}
        </TableCell>
      )}
      <TableCell component="th" scope="row" sx={{ fontWeight: 400 }}>
        {href && row.id ? <AppLink to={href(row.id)}>{name}</AppLink> : name}
        {narrow && (
          <Box sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            <Notes row={row} />
          </Box>
        )}
      </TableCell>
      <TableCell sx={{ width: 130 }}>
        <Marker {...looks[row.esito]}>{labels[row.esito]}</Marker>
      </TableCell>
      {!narrow && (
        <TableCell>
          <Notes row={row} />
        </TableCell>
      )}
    </TableRow>
  )
}

function Notes({ row }: { row: ReportRow }) {
  return (
    <>
      {row.motivo && <Box sx={{ color: 'text.secondary' }}>{row.motivo}</Box>}
      {row.daControllare.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 4, color: 'text.secondary' }}>
          {row.daControllare.map((flag) => (
            <li key={`${flag.campo} ${flag.motivo}`}>{flag.motivo}</li>
          ))}
        </Box>
      )}
    </>
  )
}
