import { statoBandoLabels, type StatoBando } from '@bandiera/domain'
import EventAvailable from '@mui/icons-material/EventAvailableOutlined'
import EventBusy from '@mui/icons-material/EventBusyOutlined'
import HourglassTop from '@mui/icons-material/HourglassTopOutlined'
import Help from '@mui/icons-material/HelpOutlineOutlined'
import Schedule from '@mui/icons-material/ScheduleOutlined'
import { Marker } from './marker.tsx'

const stati = {
  aperto: { tone: 'success', icon: EventAvailable },
  in_chiusura: { tone: 'warning', icon: HourglassTop },
  in_apertura: { tone: 'info', icon: Schedule },
  chiuso: { tone: 'neutral', icon: EventBusy },
  non_noto: { tone: 'neutral', icon: Help },
} as const

/**
 * Temporal state of a grant, with the days that matter when given.
 * @param giorni days to the closing date (or to the opening one when it has still to open)
 */
export function StatoBandoChip({ stato, giorni }: { stato: StatoBando; giorni?: number | null | undefined }) {
  return (
    <Marker {...stati[stato]}>
      {statoBandoLabels[stato]}
      {giorni != null && daysText(stato, giorni)}
    </Marker>
  )
}

function daysText(stato: StatoBando, giorni: number): string {
  if (stato === 'in_chiusura') return giorni === 0 ? ' · scade oggi' : ` · ${days(giorni)}`
  if (stato !== 'in_apertura') return ''
  return giorni === 0 ? ' · apre oggi' : ` · tra ${days(giorni)}`
}

const days = (n: number): string => (n === 1 ? '1 giorno' : `${n} giorni`)
