import type { Semaforo } from '@bandiera/finance'
import { CancelIcon, CheckCircleIcon, Marker, WarningIcon } from '@bandiera/ui'
import { texts } from './texts.ts'

const look = {
  buono: { tone: 'success', icon: CheckCircleIcon },
  attenzione: { tone: 'warning', icon: WarningIcon },
  critico: { tone: 'error', icon: CancelIcon },
} as const

/** Buono, Attenzione or Critico: icon, word and colour. */
export const LightChip = ({ semaforo }: { semaforo: Semaforo }) => (
  <Marker {...look[semaforo]}>{texts.semafori[semaforo]}</Marker>
)
