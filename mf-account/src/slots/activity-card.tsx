import { dayInRome, formatDate, type Usr } from '@bandiera/domain'
import { useRecords } from '@bandiera/live'
import { Typography } from '@bandiera/ui'
import { ShortList, WidgetSkeleton } from '@bandiera/ui/charts'
import { texts } from './texts.ts'

const SHOWN = 8

export function Component() {
  const { records: utenti, state } = useRecords({ coll: 'usr', rows: 'all' })
  if (state === 'loading' && utenti.length <= 1) return <WidgetSkeleton />
  const latest = utenti
    .filter(({ ultimoAccesso }) => ultimoAccesso !== undefined)
    .toSorted((a, b) => (b.ultimoAccesso ?? '').localeCompare(a.ultimoAccesso ?? ''))
    .slice(0, SHOWN)
  if (latest.length === 0) return <Typography color="textSecondary">{texts.none}</Typography>
  return (
    <ShortList
      items={latest.map(line)}
      label={texts.latest}
      more={{ label: texts.tutti, href: '/utenti?ord=-accesso' }}
    />
  )
}

const hour = new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', hour: '2-digit', minute: '2-digit' })

function line({ _id, name, ultimoAccesso = '' }: Usr) {
  const at = new Date(ultimoAccesso)
  return { id: _id, label: name, href: `/utenti/${_id}`, note: `${formatDate(dayInRome(at))} ${hour.format(at)}` }
}
