import { daysBetween, scadenzaLabel, dueRange, openScadenze, type PraticaState } from '@bandiera/domain'
import { Stack, Muted, useToday } from '@bandiera/ui'
import { Figures, ShortList, WidgetSkeleton } from '@bandiera/ui/charts'
import { useMemo } from 'react'
import { useRows } from '../parts/rows.ts'
import { hrefPratica, hrefPratiche } from '../paths.ts'
import { cardTexts } from './texts.ts'
import { nearDay } from '../parts/dates.tsx'

const SHOWN = 4
const DAYS = 30
/** What each number counts, by the values of the list's filter. */
const FIGURES = [
  { label: cardTexts.overdueMany, scade: ['scaduta'] },
  { label: cardTexts.week, scade: ['settimana'] },
  { label: cardTexts.month, scade: ['settimana', 'mese'] },
] as const
const ASKED: PraticaState = 'integrazione_richiesta'

/** Deadlines of the next thirty days, those that have passed, and what authorities ask to add. */
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
  const asked = rows.filter(({ pratica }) => pratica.stato === ASKED).length
  if (due.length === 0 && asked === 0) return <Muted>{cardTexts.noDeadline}</Muted>
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
  const all = [
    ...figures,
    { label: cardTexts.askedToAdd, value: asked, href: hrefPratiche({ stato: [ASKED] }, 'scadenza') },
  ]
  const more = { label: cardTexts.all, href: hrefPratiche({ scade: ['scaduta', 'settimana', 'mese'] }, 'scadenza') }
  return (
    <Stack sx={{ gap: 4 }}>
      <Figures items={all} />
      <ShortList items={items} label={cardTexts.nearMany} labelHidden more={more} />
    </Stack>
  )
}
