import { dayInRome, formatDate, type Invitation, momentInRome, type Usr } from '@bandiera/domain'
import { useLiveStatus, useRecord, useRecords } from '@bandiera/live'
import { useHistory, usePortal } from '@bandiera/platform'
import { Alert, EmptyState, LinearProgress, LinkButton, uiTexts, useToday } from '@bandiera/ui'
import { DetailPage, Timeline } from '@bandiera/ui/detail'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { AccessSection } from './sections/access.tsx'
import { AziendeSection } from './sections/aziende.tsx'
import { DataSection } from './sections/data.tsx'
import { createPeople, type Person } from './parts/people.ts'
import { StatusChip } from './parts/status-chip.tsx'
import { texts } from './texts.ts'
import { UtenteActions } from './actions.tsx'

export function Component() {
  const { id = '' } = useParams()
  const { role } = usePortal()
  const usr = useRecord('usr', id)
  const { ready } = useLiveStatus()
  const back = role === 'gestore' ? texts.tornaGestore : texts.torna
  if (!usr && !ready) return <LinearProgress aria-label={uiTexts.caricamento} />
  if (!usr)
    return (
      <EmptyState
        action={<LinkButton to="/utenti">{back}</LinkButton>}
        text={texts.nonTrovato}
        title={uiTexts.nonTrovato}
        whole
      />
    )
  return <Detail key={id} usr={usr} />
}

function Detail({ usr }: { usr: Usr }) {
  const { setTitle } = usePortal()
  const persona = usePerson(usr)
  useEffect(() => setTitle(usr.name), [setTitle, usr.name])
  const known = persona.stato !== 'invitato'
  const tabs = [
    { id: 'dati', label: texts.dati, content: <DataSection persona={persona} /> },
    ...(known ? [{ id: 'accessi', label: texts.accessi, content: <AccessSection usr={usr} /> }] : []),
    ...(persona.aziende === null
      ? []
      : [{ id: 'aziende', label: `${texts.aziende} (${persona.aziende})`, content: <AziendeSection usr={usr} /> }]),
    { id: 'cronologia', label: texts.cronologia, content: <History id={usr._id} /> },
  ]
  return (
    <DetailPage
      actions={<UtenteActions usr={usr} />}
      chips={<StatusChip stato={persona.stato} />}
      facts={factsOf(persona)}
      label={texts.schede}
      tabs={tabs}
      title={usr.name}
    >
      {usr.invito && <InvitationNotice invito={usr.invito} />}
    </DetailPage>
  )
}

function usePerson(usr: Usr): Person {
  const utenti = useRecords({ coll: 'usr', rows: 'all' }).records
  const aziende = useRecords({ coll: 'aziende', rows: 'all' }).records
  const today = useToday()
  const [persone] = useState(createPeople)
  return persone([usr], { utenti, aziende, now: new Date(`${today}T12:00:00Z`) })[0]!
}

function factsOf({ usr, ruolo, gestore, stato }: Person): string {
  const last = usr.ultimoAccesso ? formatDate(dayInRome(new Date(usr.ultimoAccesso))) : texts.mai.toLowerCase()
  const access = stato === 'invitato' ? '' : `${texts.columnTexts.accesso}: ${last}`
  const who = gestore ? `${ruolo}, ${texts.columnTexts.gestore.toLowerCase()} ${gestore}` : ruolo
  return [who, usr.email, access].filter(Boolean).join(' · ')
}

const inviteTexts = texts.invito
const dayText = (iso: string): string => formatDate(dayInRome(new Date(iso)))
const momentText = (iso: string): string => {
  const { oggi, ora } = momentInRome(new Date(iso))
  return `${formatDate(oggi)} alle ${ora}`
}

function InvitationNotice({ invito: { stato, inviatoIl, scadeIl } }: { invito: Invitation }) {
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

function History({ id }: { id: string }) {
  const { voci, stato, errore, riprova } = useHistory('usr', id)
  return (
    <Timeline
      entries={voci}
      error={stato === 'errore' ? { text: errore ?? '', onRetry: riprova } : null}
      loading={stato === 'carica'}
    />
  )
}
