import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import Add from '@mui/icons-material/AddCircleOutlineOutlined'
import Check from '@mui/icons-material/CheckCircleOutlined'
import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined'
import Skip from '@mui/icons-material/RemoveCircleOutlineOutlined'
import Update from '@mui/icons-material/UpdateOutlined'
import { Fragment } from 'react'
import { AppLink } from '../page/links.tsx'
import { Disclosure } from '../page/disclosure.tsx'
import { Marker } from '../chips/marker.tsx'
import {
  shownOutcomeLabel,
  shownOutcomeOf,
  type ImportChange,
  type ImportQuestion,
  type ReportRow,
} from './report-rows.ts'

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
  /** Two columns instead of four: the rest is under the record. */
  narrow: boolean
  femminile: boolean
  onRisposta?: ((riga: number, valore: string) => void) | undefined
}

export function ReportTableRow({ row, href, narrow, femminile, onRisposta }: ReportTableRowProps) {
  const verdetto = shownOutcomeOf(row)
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
            <Notes onRisposta={onRisposta} row={row} />
          </Box>
        )}
      </TableCell>
      <TableCell sx={{ width: 130 }}>
        <Marker {...looks[verdetto]}>{shownOutcomeLabel(verdetto, femminile)}</Marker>
      </TableCell>
      {!narrow && (
        <TableCell>
          <Notes onRisposta={onRisposta} row={row} />
        </TableCell>
      )}
    </TableRow>
  )
}

const SHOWN = 3

function Notes({ row, onRisposta }: Pick<ReportTableRowProps, 'row' | 'onRisposta'>) {
  const { motivo, daControllare, cambi = [], restano = [], stato } = row
  const [first, rest] = [daControllare.slice(0, SHOWN), daControllare.slice(SHOWN)]
  return (
    <Box sx={{ color: 'text.secondary' }}>
      {stato && <Box>{stato}</Box>}
      {motivo && <Box>{motivo}</Box>}
      {row.domanda && onRisposta && (
        <Answers domanda={row.domanda} onChoose={(valore) => onRisposta(row.riga, valore)} />
      )}
      {cambi.length > 0 && (
        <Disclosure title={counted(cambi, 'Cambia 1 campo', 'Cambiano %s campi')}>
          <Changes cambi={cambi} />
        </Disclosure>
      )}
      {restano.length > 0 && (
        <Disclosure title={counted(restano, 'Resta 1 campo scritto a mano', 'Restano %s campi scritti a mano')}>
          <Box component="ul" sx={{ m: 0, pl: 4, overflowWrap: 'anywhere' }}>
            {restano.map(({ etichetta, prima, dopo }) => (
              <li key={etichetta}>
                {etichetta}: {prima} (la fonte dice {dopo || 'niente'})
              </li>
            ))}
          </Box>
        </Disclosure>
      )}
      <Questions flags={first} />
      {rest.length > 0 && (
        <Disclosure title={counted(rest, 'Un’altra domanda', 'Altre %s domande')}>
          <Questions flags={rest} />
        </Disclosure>
      )}
    </Box>
  )
}

const counted = ({ length }: readonly unknown[], one: string, several: string): string =>
  length === 1 ? one : several.replace('%s', String(length))

const Answers = ({ domanda, onChoose }: { domanda: ImportQuestion; onChoose: (valore: string) => void }) => (
  <Box aria-label={domanda.testo} role="group" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1 }}>
    {domanda.opzioni.map(({ valore, etichetta }) => (
      <Chip
        aria-pressed={domanda.scelta === valore}
        color={domanda.scelta === valore ? 'primary' : 'default'}
        key={valore}
        label={etichetta}
        onClick={() => onChoose(valore)}
        sx={{ height: 'auto', '& > span': { whiteSpace: 'normal', py: '4px' } }}
        variant={domanda.scelta === valore ? 'filled' : 'outlined'}
      />
    ))}
  </Box>
)

function Changes({ cambi }: { cambi: readonly ImportChange[] }) {
  return (
    <Box
      component="dl"
      sx={{ m: 0, '& > dt': { fontWeight: 500 }, '& > dd': { m: 0, mb: 1, overflowWrap: 'anywhere' } }}
    >
      {cambi.map(({ etichetta, prima, dopo }) => (
        <Fragment key={etichetta}>
          <dt>{etichetta}</dt>
          <dd>
            <del>{prima || 'vuoto'}</del> → <ins>{dopo || 'vuoto'}</ins>
          </dd>
        </Fragment>
      ))}
    </Box>
  )
}

function Questions({ flags }: { flags: ReportRow['daControllare'] }) {
  if (flags.length === 0) return null
  return (
    <Box component="ul" sx={{ m: 0, pl: 4 }}>
      {flags.map((flag) => (
        <li key={`${flag.campo} ${flag.motivo}`}>{flag.motivo}</li>
      ))}
    </Box>
  )
}
