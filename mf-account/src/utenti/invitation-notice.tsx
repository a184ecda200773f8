import { dayInRome, formatDate, momentInRome, type Invito } from '@bandiera/domain'
import { Alert } from '@bandiera/ui'
import { useState } from 'react'
import { texts } from './texts.ts'

const inviteTexts = texts.invito
const dayText = (iso: string): string => formatDate(dayInRome(new Date(iso)))
const momentText = (iso: string): string => {
  const { oggi, ora } = momentInRome(new Date(iso))
  return `${formatDate(oggi)} alle ${ora}`
}

/** How far an invitation got, and what to do when it got stuck. */
export function InvitationNotice({ invito: { stato, inviatoIl, scadeIl } }: { invito: Invito }) {
  const [opened] = useState(() => Date.now())
  const over = Date.parse(scadeIl) <= opened
  const [severity, text] = over
    ? (['warning', `${inviteTexts.scaduto}. ${inviteTexts.scadutoTesto(dayText(scadeIl))}`] as const)
    : stato === 'non_inviato'
      ? (['error', `${inviteTexts.non_inviato}. ${inviteTexts.nonInviatoTesto}`] as const)
      : stato === 'in_invio'
        ? (['info', `${inviteTexts.in_invio}. ${inviteTexts.inInvioTesto}`] as const)
        : (['info', inviteTexts.inviatoTesto(momentText(inviatoIl), dayText(scadeIl))] as const)
  return (
    <Alert role="status" severity={severity}>
      {text}
    </Alert>
  )
}
