import { daysBetween, scadenzaLabel, dueRange, openScadenze } from '@bandiera/domain'
import { Stack, Muted, useToday } from '@bandiera/ui'
import { Figures, ShortList, WidgetSkeleton } from '@bandiera/ui/charts'
import { useMemo } from 'react'
import { useRows } from '../parts/rows.ts'
import { hrefPratica, hrefPratiche } from '../paths.ts'
import { cardTexts } from './texts.ts'
import { nearDay } from '../parts/dates.tsx'

const SHOWN = 6
const DAYS = 30
/** What each number counts, by the values of the list's filter. */
const FIGURES = [
  { label: cardTexts.overdueMany, scade: ['scaduta'] },
  { label: cardTexts.week, scade: ['settimana'] },
  { label: cardTexts.month, scade: ['settimana', 'mese'] },
] as const

/** Deadlines of the next thirty days, and those that have passed. */
export function Component() {
  const { rows, loading } = useRows()
  const oggi = useToday()
  const due = useMemo(
    () =>
      rows
        .flatMap((row) => openScadenze(row.pratica).map((scadenza) => ({ row, scadenza })))
        .filter(({ scadenza }) => daysBetween(oggi, scadenza.data) <= DAYS)
        .sort((a, b) => a.scadenza.data.localeCompare(b.scadenza.data)),
    [rows, oggi],
  )
  if (loading) return <WidgetSkeleton />
  if (due.length === 0) return <Muted>{cardTexts.noDeadline}</Muted>
  const items = due.slice(0, SHOWN).map(({ row, scadenza }, n) => ({
    id: `${row._id} ${n}`,
    label: row.azienda?.ragioneSociale ?? row.pratica.titolo,
    href: `${hrefPratica(row._id)}?tab=scadenze`,
    ...nearDay(scadenza.data, oggi, scadenzaLabel(scadenza.tipo)),
  }))
  const figures = FIGURES.map(({ label, scade }) => ({
    label,
    value: rows.filter(({ giorni }) => scade.some((value) => value === dueRange(giorni))).length,
    href: hrefPratiche({ scade }, 'scadenza'),
  }))
  const more = { label: cardTexts.all, href: hrefPratiche({ scade: ['scaduta', 'settimana', 'mese'] }, 'scadenza') }
  return (
    <Stack sx={{ gap: 4 }}>
      <Figures items={figures} />
      <ShortList items={items} label={cardTexts.nearMany} more={more} />
    </Stack>
  )
}
