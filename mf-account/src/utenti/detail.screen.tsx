import {
  type Azienda,
  aziendaFields,
  dayInRome,
  formatDate,
  type Invitation,
  momentInRome,
  type Usr,
  usrFields,
} from '@bandiera/domain'
import { useLiveStatus, useRecord, useRecords } from '@bandiera/live'
import { useAttempt, useHistory, usePortal } from '@bandiera/platform'
import {
  Alert,
  Box,
  Button,
  EmptyState,
  ErrorState,
  type Fact,
  LinearProgress,
  LinkButton,
  Skeleton,
  Typography,
  uiTexts,
  useToday,
} from '@bandiera/ui'
import { DetailPage, Timeline } from '@bandiera/ui/detail'
import { type Column, DataTable } from '@bandiera/ui/list'
import { useEffect, useMemo, useState } from 'react'
import { useParams } from 'react-router-dom'
import { DataSection } from './sections/data.tsx'
import { createPeople, type Person } from './parts/people.ts'
import { StatusChip } from './parts/status-chip.tsx'
import { texts } from './texts.ts'
import { UtenteActions } from './actions.tsx'
import { parseSessions, Sessions, usePulse } from '../parts/sessions.tsx'
import { useAsked } from '../parts/use-asked.ts'

export function Component() {
  const { id = '' } = useParams()
  const { role } = usePortal()
  const usr = useRecord('usr', id)
  const { ready } = useLiveStatus()
  const back = role === 'gestore' ? texts.backToGestore : texts.goBack
  if (!usr && !ready) return <LinearProgress aria-label={uiTexts.caricamento} />
  if (!usr)
    return (
      <EmptyState
        action={<LinkButton to="/utenti">{back}</LinkButton>}
        text={texts.notFound}
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
    { id: 'dati', label: texts.data, content: <DataSection persona={persona} /> },
    ...(known ? [{ id: 'accessi', label: texts.accesses, content: <AccessSection usr={usr} /> }] : []),
    ...(persona.aziende === null
      ? []
      : [{ id: 'aziende', label: `${texts.aziende} (${persona.aziende})`, content: <AziendeSection usr={usr} /> }]),
    { id: 'cronologia', label: texts.history, content: <History id={usr._id} /> },
  ]
  return (
    <DetailPage
      chips={<StatusChip stato={persona.stato} />}
      keyFacts={factsOf(persona)}
      label={texts.tabs}
      primary={<UtenteActions usr={usr} />}
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

function factsOf({ usr, ruolo, gestore, stato }: Person): Fact[] {
  const { role, gestore: manager, access } = texts.columnTexts
  const last = usr.ultimoAccesso ? formatDate(dayInRome(new Date(usr.ultimoAccesso))) : texts.never
  return [
    { label: role, value: ruolo },
    ...(gestore ? [{ label: manager, value: gestore }] : []),
    { label: usrFields.email.label, value: usr.email },
    ...(stato === 'invitato' ? [] : [{ label: access, value: last }]),
  ]
}

const inviteTexts = texts.invitation
const dayText = (iso: string): string => formatDate(dayInRome(new Date(iso)))
const momentText = (iso: string): string => {
  const { oggi, ora } = momentInRome(new Date(iso))
  return `${formatDate(oggi)} alle ${ora}`
}

function InvitationNotice({ invito: { stato, inviatoIl, scadeIl } }: { invito: Invitation }) {
  const [opened] = useState(() => Date.now())
  const over = Date.parse(scadeIl) <= opened
  const [severity, text] = over
    ? (['warning', `${inviteTexts.expired}. ${inviteTexts.expiredText(dayText(scadeIl))}`] as const)
    : stato === 'non_inviato'
      ? (['error', `${inviteTexts.notSent}. ${inviteTexts.notSentText}`] as const)
      : stato === 'in_invio'
        ? (['info', `${inviteTexts.sending}. ${inviteTexts.sendingText}`] as const)
        : (['info', inviteTexts.sentText(momentText(inviatoIl), dayText(scadeIl))] as const)
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

export function AccessSection({ usr: { _id, attivo } }: { usr: Usr }) {
  const { request } = usePortal()
  const attempt = useAttempt()
  const of = `?utente=${_id}`
  const { asked, retry } = useAsked(`/api/sessioni${of}`, parseSessions, `${usePulse()} ${attivo}`)
  const sessioni = asked.state === 'ready' ? asked.value : []
  const end = (path: string, n: number) =>
    attempt(
      texts.closed(n),
      request(path, { method: 'DELETE' }).then(() => null),
    ).finally(retry)
  if (asked.state === 'loading') return <Skeleton height={56} variant="rounded" />
  if (asked.state === 'error') return <ErrorState onRetry={retry} text={asked.message} title={texts.accessesError} />
  if (sessioni.length === 0) return <Typography color="textSecondary">{texts.accessesEmpty}</Typography>
  return (
    <Box sx={{ maxWidth: 640 }}>
      <Sessions
        end={{ label: texts.close, nome: texts.closeName }}
        label={texts.accesses}
        onEnd={({ id }) => void end(`/api/sessioni/${id}${of}`, 1)}
        sessions={sessioni}
      />
      {sessioni.length > 1 && (
        <Button onClick={() => void end(`/api/sessioni${of}`, sessioni.length)} sx={{ mt: 3 }} variant="outlined">
          {texts.closeAll}
        </Button>
      )}
    </Box>
  )
}

const columns: readonly Column<Azienda>[] = [
  {
    id: 'ragioneSociale',
    label: aziendaFields.ragioneSociale.label,
    cell: ({ ragioneSociale }) => ragioneSociale,
    sort: ({ ragioneSociale }) => ragioneSociale,
    search: ({ ragioneSociale }) => ragioneSociale,
  },
  {
    id: 'partitaIva',
    label: aziendaFields.partitaIva.label,
    cell: ({ partitaIva }) => partitaIva ?? '—',
    search: ({ partitaIva }) => partitaIva,
    width: 160,
  },
]

export function AziendeSection({ usr: { _id } }: { usr: Usr }) {
  const all = useRecords({ coll: 'aziende', rows: 'all' }).records
  const own = useMemo(
    () => all.filter(({ gestoreId, professionisti }) => gestoreId === _id || professionisti.includes(_id)),
    [all, _id],
  )
  const empty = (
    <EmptyState
      action={<LinkButton to="/aziende">{texts.goToAziende}</LinkButton>}
      text={texts.noAziendaText}
      title={texts.noAzienda}
    />
  )
  return (
    <DataTable
      columns={columns}
      empty={empty}
      href={(azienda) => `/azienda/${azienda._id}`}
      label={texts.aziende}
      memory="aziende-utente"
      nome={texts.aziendaName}
      records={own}
    />
  )
}
