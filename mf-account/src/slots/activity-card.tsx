import { dayInRome, formatDate, inactiveDays, type Usr } from '@bandiera/domain'
import { useRecords } from '@bandiera/live'
import { Stack, Typography, useToday } from '@bandiera/ui'
import { Figures, ShortList, WidgetSkeleton } from '@bandiera/ui/charts'
import { recentFilter } from '../utenti/filters.ts'
import { texts } from './texts.ts'

const SHOWN = 4

export function Component() {
  const today = useToday()
  const { records: utenti, state } = useRecords({ coll: 'usr', rows: 'all' })
  if (state === 'loading' && utenti.length <= 1) return <WidgetSkeleton />
  // the same hour as the list, so that both find the same people
  const now = new Date(`${today}T12:00:00Z`)
  const latest = utenti
    .filter(({ ultimoAccesso }) => ultimoAccesso !== undefined)
    .toSorted((a, b) => (b.ultimoAccesso ?? '').localeCompare(a.ultimoAccesso ?? ''))
    .slice(0, SHOWN)
  if (latest.length === 0) return <Typography color="textSecondary">{texts.none}</Typography>
  const lately = utenti.filter((usr) => (inactiveDays(usr, now) ?? RECENT) < RECENT).length
  return (
    <Stack sx={{ gap: 4 }}>
      <Figures items={[{ label: texts.lately, value: lately, href: `/utenti?f=${recentFilter.id}:=:${RECENT}` }]} />
      <ShortList
        items={latest.map(line)}
        label={texts.latest}
        labelHidden
        more={{ label: texts.tutti, href: '/utenti?ord=-accesso' }}
      />
    </Stack>
  )
}

const RECENT = 7

const hour = new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', hour: '2-digit', minute: '2-digit' })

function line({ _id, name, ultimoAccesso = '' }: Usr) {
  const at = new Date(ultimoAccesso)
  return { id: _id, label: name, href: `/utenti/${_id}`, note: `${formatDate(dayInRome(at))} ${hour.format(at)}` }
}
