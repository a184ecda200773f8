import { addDays, addMonths, openScadenze, scadenzaLabel, type ScadenzaPratica } from '@bandiera/domain'
import { AppLink, Box, Muted } from '@bandiera/ui'
import { listTexts } from '../texts.ts'
import { hrefPratica } from '../../paths.ts'
import type { Row } from '../../parts/rows.ts'

const WEEKDAYS = ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica']
/** Deadlines that a day shows; the others are counted. */
const MOST = 4

export interface MonthProps {
  month: string
  oggi: string
  events: ReadonlyMap<string, readonly DueEvent[]>
}

export function Month({ month, oggi, events }: MonthProps) {
  return (
    <Box aria-label={listTexts.calendario} component="table" sx={table}>
      <thead>
        <tr>
          {WEEKDAYS.map((day) => (
            <th abbr={day} key={day} scope="col">
              {day.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day}>
                <Day events={events.get(day) ?? []} day={day} month={month} oggi={oggi} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

interface DayProps extends Omit<MonthProps, 'events'> {
  day: string
  events: readonly DueEvent[]
}

function Day({ day, month, oggi, events }: DayProps) {
  const outside = day.slice(0, 7) !== month.slice(0, 7)
  return (
    <>
      <Box sx={{ ...number, ...(outside && { color: 'text.secondary' }), ...(day === oggi && today) }}>
        <time dateTime={day}>{Number(day.slice(8))}</time>
      </Box>
      {events.slice(0, MOST).map((event, n) => (
        <EventLink event={event} key={n} oggi={oggi} />
      ))}
      {events.length > MOST && <Muted variant="body2">{listTexts.othersOfDay(events.length - MOST)}</Muted>}
    </>
  )
}

const number = {
  fontSize: '0.8125rem',
  width: 24,
  height: 24,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
} as const
const today = { bgcolor: 'primary.main', color: 'primary.contrastText', fontWeight: 600 } as const
const table = {
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th': { fontSize: '0.8125rem', fontWeight: 500, color: 'text.secondary', textAlign: 'left', px: 2, py: 1 },
  '& td': { border: 1, borderColor: 'divider', verticalAlign: 'top', p: 1, height: 104 },
} as const

export function EventLink({ event: { row, scadenza }, oggi }: { event: DueEvent; oggi: string }) {
  const late = scadenza.data < oggi
  return (
    <AppLink sx={link} to={hrefPratica(row._id)} underline="hover">
      <Box component="span" sx={{ fontWeight: 500, color: late ? 'error.main' : undefined }}>
        {scadenzaLabel(scadenza.tipo)}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {` ${row.azienda?.ragioneSociale ?? row.pratica.titolo}`}
      </Box>
    </AppLink>
  )
}

const link = {
  display: 'block',
  minHeight: 24,
  py: '3px',
  fontSize: '0.8125rem',
  lineHeight: 1.35,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const

interface DueEvent {
  row: Row
  scadenza: ScadenzaPratica
}

export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`

function weeksOf(month: string): string[][] {
  const end = addDays(addMonths(month, 1), -1)
  const weeks: string[][] = []
  for (let monday = addDays(month, -weekday(month)); monday <= end; monday = addDays(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, n) => addDays(monday, n)))
  }
  return weeks
}

export function eventsByDay(rows: readonly Row[]): Map<string, DueEvent[]> {
  const days = new Map<string, DueEvent[]>()
  for (const row of rows) {
    for (const scadenza of openScadenze(row.pratica)) {
      days.set(scadenza.data, [...(days.get(scadenza.data) ?? []), { row, scadenza }])
    }
  }
  return days
}

/** 0 on Monday. */
const weekday = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
