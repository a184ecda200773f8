import { formatInstant } from '@bandiera/domain'
import { useHeld } from '@bandiera/live'
import { type AvvisiProps, type SlotPart, useSlot, type AvvisoLine } from '@bandiera/platform'
import {
  Alert,
  AppLink,
  Box,
  Button,
  EmptyState,
  HiddenText,
  LinkButton,
  NotificationsIcon,
  Paper,
  Stack,
  Typography,
} from '@bandiera/ui'
import { useCallback, useEffect, useState } from 'react'
import { AvvisiPart, AvvisiSection } from './avvisi-part.tsx'
import { dot, unread } from './avviso-row.tsx'
import { countUnreadLines } from './avvisi-lines.ts'
import { avvisiTexts } from './avvisi-texts.ts'
import { dayMarks, line } from './day-mark.ts'
import { countUnread, type NoticeHistory } from './notice-history.ts'
import { useShell } from '../shell.ts'
import { noticeTexts } from './texts.ts'
import { pastNoticesAtom, useFact, type PastNotice } from '../state.ts'

/** Notices of the server, of modules and of this page; those of this page count as read once the panel is closed. */
export function NoticesPanel({ history, onLeave }: { history: NoticeHistory; onLeave: () => void }) {
  const entries = useFact(pastNoticesAtom)
  const avvisi = useHeld('avvisi')
  const [voci, setVoci] = useState<LinesByModule>({})
  const onReport = useCallback(
    (id: string, own: readonly AvvisoLine[]) => setVoci((now) => ({ ...now, [id]: own })),
    [],
  )
  useEffect(() => () => history.markRead(), [history])
  const { request, notices } = useShell()
  const lines = countUnreadLines(avvisi)
  const readAll = () => {
    history.markRead()
    const failed = (failure: Error) => notices.push({ text: failure.message, kind: 'error' })
    if (lines > 0) void request('/api/avvisi/letti', { method: 'POST' }).catch(failed)
  }
  const isEmpty = entries.length === 0 && avvisi.length === 0 && Object.values(voci).every((own) => own.length === 0)
  return (
    <Paper sx={panel}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, pl: 4, pr: 2, minHeight: 44, flex: 'none' }}>
        <Typography component="h2" sx={{ flex: 1 }} variant="h3">
          {noticeTexts.notifications}
        </Typography>
        {countUnread(entries) + lines > 0 && <Button onClick={readAll}>{avvisiTexts.markAll}</Button>}
        {entries.length > 0 && <Button onClick={history.clear}>{avvisiTexts.clear}</Button>}
      </Stack>
      <Box sx={{ overflowY: 'auto' }}>
        <AvvisiPart onLeave={onLeave} />
        <ModuleAvvisi onLeave={onLeave} onReport={onReport} voci={voci} />
        {entries.length > 0 && <Entries entries={entries} />}
        {isEmpty && <Nothing onLeave={onLeave} />}
      </Box>
    </Paper>
  )
}

function Entries({ entries }: { entries: readonly PastNotice[] }) {
  const days = dayMarks(entries.map(({ at }) => new Date(at).toISOString()))
  return (
    // the panel scrolls, so the keyboard must reach it even when nothing inside takes the focus
    <Box component="ul" aria-label={noticeTexts.notifications} sx={list} tabIndex={0}>
      {entries.map((entry, at) => (
        <Entry day={days[at]} entry={entry} key={entry.id} />
      ))}
    </Box>
  )
}

function Entry({ entry: { at, kind, text, read }, day }: { entry: PastNotice; day: string | undefined }) {
  const moment = new Date(at)
  return (
    <Box component="li" data-day={day} sx={line}>
      <Box sx={{ position: 'relative', px: 4, py: 2.5, ...(!read && unread) }}>
        {!read && <Box aria-hidden sx={{ ...dot, top: 18 }} />}
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
          <Kind kind={kind} />
          <Typography color="textSecondary" component="time" dateTime={moment.toISOString()} variant="caption">
            {timeOf(moment)}
          </Typography>
        </Stack>
        <Typography sx={{ mt: 0.5, fontWeight: read ? 400 : 500, overflowWrap: 'anywhere' }} variant="body2">
          {text}
          {!read && <HiddenText>({avvisiTexts.fresh})</HiddenText>}
        </Typography>
      </Box>
    </Box>
  )
}

function Kind({ kind }: Pick<PastNotice, 'kind'>) {
  return (
    <Alert role="presentation" severity={kind} sx={{ ...word, color: `${kind}.main` }} variant="standard">
      {avvisiTexts.kind[kind]}
    </Alert>
  )
}

const Nothing = ({ onLeave }: { onLeave: () => void }) => (
  <Box sx={{ borderTop: 1, borderColor: 'divider', my: -6 }}>
    <EmptyState
      action={
        <LinkButton onClick={onLeave} to="/account#notifiche" variant="outlined">
          {avvisiTexts.choose}
        </LinkButton>
      }
      icon={NotificationsIcon}
      text={avvisiTexts.empty}
      title={avvisiTexts.none}
    />
  </Box>
)

const hours = new Intl.DateTimeFormat('it-IT', { hour: '2-digit', minute: '2-digit' })

function timeOf(moment: Date): string {
  const isToday = moment.toDateString() === new Date().toDateString()
  return isToday ? hours.format(moment) : formatInstant(moment.toISOString())
}

const panel = {
  width: { sm: 380 },
  maxHeight: 'min(520px, calc(100dvh - 72px))',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  boxShadow: '0 4px 16px rgb(0 0 0 / 0.16)',
} as const
const list = { listStyle: 'none', m: 0, p: 0, outlineOffset: '-2px' } as const
const word = {
  p: 0,
  alignItems: 'center',
  bgcolor: 'transparent',
  fontSize: '0.75rem',
  fontWeight: 500,
  '& .MuiAlert-icon': { p: 0, mr: 1, opacity: 1 },
  '& .MuiAlert-icon svg': { fontSize: '1rem' },
  '& .MuiAlert-message': { p: 0, lineHeight: '16px' },
} as const

type LinesByModule = Readonly<Record<string, readonly AvvisoLine[]>>

interface ModuleAvvisiProps {
  voci: LinesByModule
  onReport: (id: string, voci: readonly AvvisoLine[]) => void
  onLeave: () => void
}

function ModuleAvvisi(props: ModuleAvvisiProps) {
  return useSlot('avvisi').map((part) => <OnePart {...props} key={part.id} part={part} />)
}

function OnePart({ part, voci, onReport, onLeave }: ModuleAvvisiProps & { part: SlotPart<AvvisiProps> }) {
  const { id, title, Component } = part
  const report = useCallback<AvvisiProps['report']>((own) => onReport(id, own), [id, onReport])
  const own = voci[id] ?? []
  return (
    <>
      <Component report={report} />
      {own.length > 0 && (
        <AvvisiSection id={id} title={title}>
          {own.map((voce) => (
            <ModuleLine key={voce.id} onLeave={onLeave} voce={voce} />
          ))}
        </AvvisiSection>
      )}
    </>
  )
}

const ModuleLine = ({
  voce: { titolo, testo, href, urgente },
  onLeave,
}: Pick<ModuleAvvisiProps, 'onLeave'> & { voce: AvvisoLine }) => (
  <Box component="li" sx={{ px: 4, py: 1.5, overflowWrap: 'anywhere' }}>
    <AppLink onClick={onLeave} to={href} variant="body2">
      {titolo}
    </AppLink>
    <Typography color={urgente ? 'error' : 'textSecondary'} component="p" variant="caption">
      {testo}
    </Typography>
  </Box>
)
