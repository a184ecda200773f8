import { utenteStateLabels, type UtenteState } from '@bandiera/domain'
import { PauseIcon, CheckCircleIcon, MailIcon, Marker, type Tone, type IconComponent } from '@bandiera/ui'

const LOOKS: Record<UtenteState, [Tone, IconComponent]> = {
  attivo: ['success', CheckCircleIcon],
  invitato: ['info', MailIcon],
  sospeso: ['warning', PauseIcon],
}

export function StatusChip({ stato }: { stato: UtenteState }) {
  const [tone, icon] = LOOKS[stato]
  return (
    <Marker icon={icon} tone={tone}>
      {utenteStateLabels[stato]}
    </Marker>
  )
}
