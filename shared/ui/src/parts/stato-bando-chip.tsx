import EventAvailable from '@mui/icons-material/EventAvailableOutlined'
import EventBusy from '@mui/icons-material/EventBusyOutlined'
import HourglassTop from '@mui/icons-material/HourglassTopOutlined'
import Help from '@mui/icons-material/HelpOutlined'
import Schedule from '@mui/icons-material/ScheduleOutlined'
import { Marker } from './marker.tsx'

/** State of a grant computed from its dates (domain rule 2.7). */
export type StatoTemporale = 'aperto' | 'in_chiusura' | 'in_apertura' | 'chiuso' | 'non_noto'

export const statoBandoLabels: Record<StatoTemporale, string> = {
  aperto: 'Aperto',
  in_chiusura: 'In chiusura',
  in_apertura: 'In apertura',
  chiuso: 'Chiuso',
  non_noto: 'Date non note',
}

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
export function StatoBandoChip({ stato, giorni }: { stato: StatoTemporale; giorni?: number | null | undefined }) {
  return (
    <Marker {...stati[stato]}>
      {statoBandoLabels[stato]}
      {giorni != null && daysText(stato, giorni)}
    </Marker>
  )
}

function daysText(stato: StatoTemporale, giorni: number): string {
  if (stato === 'in_chiusura') return giorni === 0 ? ' · scade oggi' : ` · ${days(giorni)}`
  return stato === 'in_apertura' ? ` · tra ${days(giorni)}` : ''
}

const days = (n: number): string => (n === 1 ? '1 giorno' : `${n} giorni`)
