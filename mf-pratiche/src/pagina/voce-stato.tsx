import { labelOf, statoVoceLabels, type StatoVoce } from '@bandiera/domain'
import { CancelIcon, CheckCircleIcon, CloseIcon, Marker, UploadFileIcon, WarningIcon } from '@bandiera/ui'

const looks = {
  manca: { tone: 'warning', icon: WarningIcon },
  caricato: { tone: 'info', icon: UploadFileIcon },
  approvato: { tone: 'success', icon: CheckCircleIcon },
  scaduto: { tone: 'error', icon: CancelIcon },
  non_serve: { tone: 'neutral', icon: CloseIcon },
} as const

/** State of a document: icon and word. A state of another version is said as it is. */
export const VoceStato = ({ stato }: { stato: StatoVoce }) => (
  <Marker {...looks[Object.hasOwn(looks, stato) ? stato : 'non_serve']}>{labelOf(statoVoceLabels, stato)}</Marker>
)
