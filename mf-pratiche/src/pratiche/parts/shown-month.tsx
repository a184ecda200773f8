import { addMonths } from '@bandiera/domain'
import {
  Box,
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  IconButton,
  Stack,
  type Theme,
  Typography,
  useMediaQuery,
  useUrlParams,
} from '@bandiera/ui'
import { useMemo } from 'react'
import type { Row } from '../../parts/rows.ts'
import { listTexts } from '../texts.ts'
import { EventLink, eventsByDay, Month, monthOf, type MonthProps } from './calendar-month.tsx'

interface ShownMonthProps {
  rows: readonly Row[]
  month: string
  oggi: string
  go: (month: string) => void
}

/** The open deadlines of a month as a grid, or as a list of days on a narrow screen. */
export function ShownMonth({ rows, month, oggi, go }: ShownMonthProps) {
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true })
  const events = useMemo(() => eventsByDay(rows), [rows])
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', mb: 3 }}>
        <IconButton aria-label={listTexts.monthBefore} onClick={() => go(addMonths(month, -1))}>
          <ChevronLeftIcon />
        </IconButton>
        <IconButton aria-label={listTexts.monthAfter} onClick={() => go(addMonths(month, 1))}>
          <ChevronRightIcon />
        </IconButton>
        <Typography aria-live="polite" component="h2" sx={{ minWidth: 160 }} variant="h2">
          {titleOf(month)}
        </Typography>
        {month !== monthOf(oggi) && <Button onClick={() => go(monthOf(oggi))}>{listTexts.today}</Button>}
      </Stack>
      {narrow ? (
        <Agenda events={events} month={month} oggi={oggi} />
      ) : (
        <Month events={events} month={month} oggi={oggi} />
      )}
    </>
  )
}

/** The month that the address names, else the current one. */
export function useMonth(oggi: string): [string, (month: string) => void] {
  const [params, change] = useUrlParams()
  const asked = /^\d{4}-(0[1-9]|1[0-2])$/.exec(params.get('mese') ?? '')?.[0]
  const go = (month: string) => change({ mese: month === monthOf(oggi) ? null : month.slice(0, 7) }, { replace: true })
  return [asked ? `${asked}-01` : monthOf(oggi), go]
}

const monthNames = new Intl.DateTimeFormat('it-IT', { month: 'long', year: 'numeric', timeZone: 'UTC' })

function titleOf(month: string): string {
  const name = monthNames.format(new Date(`${month}T00:00:00Z`))
  return name.charAt(0).toUpperCase() + name.slice(1)
}

const dayNames = new Intl.DateTimeFormat('it-IT', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

function Agenda({ month, oggi, events }: MonthProps) {
  const inMonth = [...events]
    .filter(([day]) => day.slice(0, 7) === month.slice(0, 7))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  if (inMonth.length === 0) return <Typography color="textSecondary">{listTexts.noDeadline}</Typography>
  return (
    <Box aria-label={listTexts.calendario} component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {inMonth.map(([day, list]) => (
        <Box component="li" key={day} sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
          <Typography sx={{ fontWeight: 600 }}>
            <time dateTime={day}>{dayNames.format(new Date(`${day}T00:00:00Z`))}</time>
          </Typography>
          {list.map((event, n) => (
            <EventLink event={event} key={n} oggi={oggi} />
          ))}
        </Box>
      ))}
    </Box>
  )
}
