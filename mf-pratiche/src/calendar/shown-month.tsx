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
import type { Row } from '../parts/rows.ts'
import { listTexts } from '../pratiche/texts.ts'
import { eventsByDay, monthOf } from './days.ts'
import { EventLink, Month, type MonthProps } from './month.tsx'

export interface ShownMonthProps {
  righe: readonly Row[]
  /** Its first day. */
  mese: string
  oggi: string
  go: (mese: string) => void
}

/** The open deadlines of a month as a grid, or as a list of days on a narrow screen. */
export function ShownMonth({ righe, mese, oggi, go }: ShownMonthProps) {
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true })
  const eventi = useMemo(() => eventsByDay(righe), [righe])
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', mb: 3 }}>
        <IconButton aria-label={listTexts.mesePrima} onClick={() => go(addMonths(mese, -1))}>
          <ChevronLeftIcon />
        </IconButton>
        <IconButton aria-label={listTexts.meseDopo} onClick={() => go(addMonths(mese, 1))}>
          <ChevronRightIcon />
        </IconButton>
        <Typography aria-live="polite" component="h2" sx={{ minWidth: 160 }} variant="h2">
          {titleOf(mese)}
        </Typography>
        {mese !== monthOf(oggi) && <Button onClick={() => go(monthOf(oggi))}>{listTexts.oggi}</Button>}
      </Stack>
      {narrow ? <Agenda eventi={eventi} mese={mese} oggi={oggi} /> : <Month eventi={eventi} mese={mese} oggi={oggi} />}
    </>
  )
}

/** The month that the address names, else the current one. */
export function useMonth(oggi: string): [string, (mese: string) => void] {
  const [params, change] = useUrlParams()
  const asked = /^\d{4}-(0[1-9]|1[0-2])$/.exec(params.get('mese') ?? '')?.[0]
  const go = (mese: string) => change({ mese: mese === monthOf(oggi) ? null : mese.slice(0, 7) }, { replace: true })
  return [asked ? `${asked}-01` : monthOf(oggi), go]
}

const monthNames = new Intl.DateTimeFormat('it-IT', { month: 'long', year: 'numeric', timeZone: 'UTC' })

function titleOf(mese: string): string {
  const name = monthNames.format(new Date(`${mese}T00:00:00Z`))
  return name.charAt(0).toUpperCase() + name.slice(1)
}

const dayNames = new Intl.DateTimeFormat('it-IT', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

/** A month as a list of its days with deadlines. */
function Agenda({ mese, oggi, eventi }: MonthProps) {
  const inMonth = [...eventi]
    .filter(([giorno]) => giorno.slice(0, 7) === mese.slice(0, 7))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  if (inMonth.length === 0) return <Typography color="textSecondary">{listTexts.nessunaScadenza}</Typography>
  return (
    <Box aria-label={listTexts.calendario} component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {inMonth.map(([giorno, list]) => (
        <Box component="li" key={giorno} sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
          <Typography sx={{ fontWeight: 600 }}>
            <time dateTime={giorno}>{dayNames.format(new Date(`${giorno}T00:00:00Z`))}</time>
          </Typography>
          {list.map((evento, n) => (
            <EventLink evento={evento} key={n} oggi={oggi} />
          ))}
        </Box>
      ))}
    </Box>
  )
}
