import Cancel from '@mui/icons-material/CancelOutlined'
import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import Help from '@mui/icons-material/HelpOutlineOutlined'
import { esitoIncrocioLabels } from '@bandiera/domain'
import { Marker } from './marker.tsx'

/** Verdict of a company against a grant. */
export type EsitoIncrocio = 'ammissibile' | 'da_verificare' | 'non_ammissibile'
export const esitoLabels: Record<EsitoIncrocio, string> = esitoIncrocioLabels

/** Outcome of one criterion. */
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

/** Ammissibile, Da verificare or Non ammissibile: icon, word and its fixed colour. */
export function EsitoChip({ esito }: { esito: EsitoIncrocio }) {
  return <Marker {...esiti[esito]}>{esitoLabels[esito]}</Marker>
}

/** Sì, No or Da verificare of one criterion. */
export function CriterioEsitoChip({ esito }: { esito: CriterioEsito }) {
  const { label, ...look } = criterioLooks[esito]
  return <Marker {...look}>{label}</Marker>
}
