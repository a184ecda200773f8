import { firstRole, inactiveDays, utenteState, type Usr } from '@bandiera/domain'
import { useRecords } from '@bandiera/live'
import { Stack, useToday } from '@bandiera/ui'
import { BarChart, Figures, WidgetSkeleton } from '@bandiera/ui/charts'
import { idleFilter, roleFilter, stateFilter } from '../utenti/filters.ts'
import { texts } from './texts.ts'

const IDLE_DAYS = 30
const href = (filter: { id: string }, value: string): string => `/utenti?f=${filter.id}:=:${value}`

export function Component() {
  const { records: utenti, state } = useRecords({ coll: 'usr', rows: 'all' })
  const today = useToday()
  // the same hour as the list, so that both find the same people idle
  const now = new Date(`${today}T12:00:00Z`)
  if (state === 'loading' && utenti.length <= 1) return <WidgetSkeleton />
  const count = (fits: (usr: Usr) => boolean) => utenti.filter(fits).length
  const stato = (value: string) => count((usr) => utenteState(usr) === value)
  const idle = count((usr) => (inactiveDays(usr, now) ?? 0) >= IDLE_DAYS)
  return (
    <Stack sx={{ gap: 4 }}>
      <Figures
        items={[
          { label: texts.total, value: utenti.length, href: '/utenti' },
          { label: texts.activeMany, value: stato('attivo'), href: href(stateFilter, 'attivo') },
          { label: texts.inactive, value: idle, href: href(idleFilter, String(IDLE_DAYS)) },
          { label: texts.invited, value: stato('invitato'), href: href(stateFilter, 'invitato') },
        ]}
      />
      <BarChart
        data={roleFilter.options.map(({ value, label }) => ({
          label,
          value: count((usr) => firstRole(usr.role) === value),
          href: href(roleFilter, value),
        }))}
        heading={texts.role}
        title={texts.byRole}
      />
    </Stack>
  )
}
