import { labelOf, praticaStateLabels, type PraticaState } from '@bandiera/domain'
import Block from '@mui/icons-material/Block'
import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import Edit from '@mui/icons-material/EditNoteOutlined'
import Hourglass from '@mui/icons-material/HourglassTopOutlined'
import Pause from '@mui/icons-material/PauseCircleOutlined'
import Play from '@mui/icons-material/PlayCircleOutlined'
import Send from '@mui/icons-material/SendOutlined'
import Warning from '@mui/icons-material/WarningAmberOutlined'
import { Marker } from './marker.tsx'

const looks = {
  bozza: { tone: 'neutral', icon: Edit },
  corso: { tone: 'info', icon: Play },
  inviata: { tone: 'info', icon: Send },
  attesa: { tone: 'info', icon: Hourglass },
  attenzione: { tone: 'warning', icon: Warning },
  ferma: { tone: 'neutral', icon: Pause },
  bene: { tone: 'success', icon: CheckCircle },
  male: { tone: 'error', icon: Block },
} as const

const lookOfState: Record<PraticaState, keyof typeof looks> = {
  bozza: 'bozza',
  verifica_requisiti: 'corso',
  raccolta_documenti: 'corso',
  pronta: 'corso',
  inviata: 'inviata',
  istruttoria: 'attesa',
  integrazione_richiesta: 'attenzione',
  ammessa: 'bene',
  ammessa_non_finanziata: 'attenzione',
  preavviso_rigetto: 'attenzione',
  respinta: 'male',
  concessa: 'bene',
  rendicontazione: 'bene',
  contestazione: 'attenzione',
  erogata: 'bene',
  chiusa: 'bene',
  sospesa: 'ferma',
  rinunciata: 'male',
  annullata: 'male',
  revocata: 'male',
}

/** A state of another version is shown unchanged. */
export function PraticaStateChip({ stato }: { stato: PraticaState }) {
  const look = Object.hasOwn(lookOfState, stato) ? lookOfState[stato] : 'ferma'
  return <Marker {...looks[look]}>{labelOf(praticaStateLabels, stato)}</Marker>
}
