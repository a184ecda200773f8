import { formatDate } from '@bandiera/domain'
import { useHeld } from '@bandiera/live'
import { type AvvisiProps, type SlotPart, useSlot, type AvvisoLine } from '@bandiera/platform'
import { Alert, AppLink, Box, Button, HiddenText, Paper, Stack, Typography } from '@bandiera/ui'
import { useCallback, useEffect, useState } from 'react'
import { AvvisiPart, AvvisiSection } from './avvisi-part.tsx'
import { dot } from './avviso-row.tsx'
import { countUnread, type NoticeHistory } from './notice-history.ts'
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
  const isEmpty = entries.length === 0 && avvisi.length === 0 && Object.values(voci).every((own) => own.length === 0)
  return (
    <Paper sx={panel}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, pl: 4, pr: 2, minHeight: 44, flex: 'none' }}>
        <Typography component="h2" sx={{ flex: 1 }} variant="h3">
          {noticeTexts.notifications}
        </Typography>
        {countUnread(entries) > 0 && <Button onClick={() => history.markRead()}>{noticeTexts.markRead}</Button>}
        {entries.length > 0 && <Button onClick={history.clear}>{noticeTexts.clear}</Button>}
      </Stack>
      <Box sx={{ overflowY: 'auto' }}>
        <AvvisiPart onLeave={onLeave} />
        <ModuleAvvisi onLeave={onLeave} onReport={onReport} voci={voci} />
        {entries.length > 0 && <Entries entries={entries} />}
        {isEmpty && <Nothing />}
      </Box>
    </Paper>
  )
}

function Entries({ entries }: { entries: readonly PastNotice[] }) {
  return (
    // the panel scrolls, so the keyboard must reach it even when nothing inside takes the focus
    <Box component="ul" aria-label={noticeTexts.notifications} sx={list} tabIndex={0}>
      {entries.map((entry) => (
        <Entry entry={entry} key={entry.id} />
      ))}
    </Box>
  )
}

function Entry({ entry: { at, kind, text, read } }: { entry: PastNotice }) {
  const moment = new Date(at)
  return (
    <Box component="li" sx={{ position: 'relative', borderTop: 1, borderColor: 'divider', px: 4, py: 2.5 }}>
      {!read && <Box aria-hidden sx={{ ...dot, top: 18 }} />}
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
        <Kind kind={kind} />
        <Typography color="textSecondary" component="time" dateTime={moment.toISOString()} variant="caption">
          {timeOf(moment)}
        </Typography>
      </Stack>
      <Typography sx={{ mt: 0.5, fontWeight: read ? 400 : 500, overflowWrap: 'anywhere' }} variant="body2">
        {text}
        {!read && <HiddenText>({noticeTexts.fresh})</HiddenText>}
      </Typography>
    </Box>
  )
}

function Kind({ kind }: Pick<PastNotice, 'kind'>) {
  return (
    <Alert role="presentation" severity={kind} sx={{ ...word, color: `${kind}.main` }} variant="standard">
      {noticeTexts.kind[kind]}
    </Alert>
  )
}

function Nothing() {
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', px: 4, py: 6, textAlign: 'center' }}>
      <Typography sx={{ fontWeight: 500 }}>{noticeTexts.none}</Typography>
      <Typography color="textSecondary" sx={{ mt: 1 }} variant="body2">
        {noticeTexts.empty}
      </Typography>
    </Box>
  )
}

const hours = new Intl.DateTimeFormat('it-IT', { hour: '2-digit', minute: '2-digit' })

function timeOf(moment: Date): string {
  const isToday = moment.toDateString() === new Date().toDateString()
  const day = `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
  return isToday ? hours.format(moment) : `${formatDate(day)} ${hours.format(moment)}`
}

const two = (n: number): string => String(n).padStart(2, '0')

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
