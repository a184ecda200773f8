import { statoUtenteLabels, type StatoUtente } from '@bandiera/domain'
import { PauseIcon, CheckCircleIcon, MailIcon, Marker, type Tone, type IconComponent } from '@bandiera/ui'

const LOOKS: Record<StatoUtente, [Tone, IconComponent]> = {
  attivo: ['success', CheckCircleIcon],
  invitato: ['info', MailIcon],
  sospeso: ['warning', PauseIcon],
}

/** Whether a user can sign in, as icon and word. */
export function StatusChip({ stato }: { stato: StatoUtente }) {
  const [tone, icon] = LOOKS[stato]
  return (
    <Marker icon={icon} tone={tone}>
      {statoUtenteLabels[stato]}
    </Marker>
  )
}
