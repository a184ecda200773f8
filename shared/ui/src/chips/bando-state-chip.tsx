import { bandoStateLabels, type BandoState } from '@bandiera/domain'
import EventAvailable from '@mui/icons-material/EventAvailableOutlined'
import EventBusy from '@mui/icons-material/EventBusyOutlined'
import HourglassTop from '@mui/icons-material/HourglassTopOutlined'
import Help from '@mui/icons-material/HelpOutlineOutlined'
import Schedule from '@mui/icons-material/ScheduleOutlined'
import { Marker } from './marker.tsx'

const looks = {
  aperto: { tone: 'success', icon: EventAvailable },
  in_chiusura: { tone: 'warning', icon: HourglassTop },
  in_apertura: { tone: 'info', icon: Schedule },
  chiuso: { tone: 'neutral', icon: EventBusy },
  non_noto: { tone: 'neutral', icon: Help },
} as const

interface BandoStateChipProps {
  stato: BandoState
  /** Days to the closing date (or to the opening one when it has still to open). */
  giorni?: number | null | undefined
  /** Hour of today at which it opens or closes next; the chip then shows it. */
  ora?: string | undefined
}

export function BandoStateChip({ stato, giorni, ora }: BandoStateChipProps) {
  return (
    <Marker {...looks[stato]}>
      {ora ? `${stato === 'in_apertura' ? 'Apre' : 'Chiude'} oggi alle ${ora}` : bandoStateLabels[stato]}
      {!ora && giorni != null && daysText(stato, giorni)}
    </Marker>
  )
}

function daysText(stato: BandoState, giorni: number): string {
  if (stato === 'in_chiusura') return giorni === 0 ? ' · scade oggi' : ` · ${days(giorni)}`
  if (stato !== 'in_apertura') return ''
  return giorni === 0 ? ' · apre oggi' : ` · tra ${days(giorni)}`
}

const days = (n: number): string => (n === 1 ? '1 giorno' : `${n} giorni`)
