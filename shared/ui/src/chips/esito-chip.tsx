import Cancel from '@mui/icons-material/CancelOutlined'
import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import Help from '@mui/icons-material/HelpOutlineOutlined'
import { esitoIncrocioLabels } from '@bandiera/domain'
import { Marker } from './marker.tsx'

export type EsitoIncrocio = 'ammissibile' | 'da_verificare' | 'non_ammissibile'
export const esitoLabels: Record<EsitoIncrocio, string> = esitoIncrocioLabels

export type CriterioEsito = 'si' | 'no' | 'da_verificare'

const esiti = {
  ammissibile: { tone: 'success', icon: CheckCircle },
  da_verificare: { tone: 'warning', icon: Help },
  non_ammissibile: { tone: 'error', icon: Cancel },
} as const
const criterioLooks = {
  si: { ...esiti.ammissibile, label: 'Sì' },
  da_verificare: { ...esiti.da_verificare, label: 'Da verificare' },
  no: { ...esiti.non_ammissibile, label: 'No' },
} as const

export function EsitoChip({ esito }: { esito: EsitoIncrocio }) {
  return <Marker {...esiti[esito]}>{esitoLabels[esito]}</Marker>
}

export function CriterioEsitoChip({ esito }: { esito: CriterioEsito }) {
  const { label, ...look } = criterioLooks[esito]
  return <Marker {...look}>{label}</Marker>
}
