import { openTasksOf, taskMarksOf } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { Stack, Muted, useToday } from '@bandiera/ui'
import { Figures, ShortList, WidgetSkeleton } from '@bandiera/ui/charts'
import { useMemo } from 'react'
import { useRows } from '../parts/rows.ts'
import { hrefPratica, hrefPratiche } from '../paths.ts'
import { cardTexts } from './texts.ts'
import { nearDay } from '../parts/dates.tsx'

const SHOWN = 4

export function Component() {
  const { usr } = usePortal()
  const me = usr?._id ?? ''
  const { rows, loading } = useRows()
  const oggi = useToday()
  const mine = useMemo(
    () =>
      rows
        .flatMap((row) => openTasksOf(row.pratica, me).map((task) => ({ row, task })))
        .sort((a, b) => (a.task.entro ?? '9').localeCompare(b.task.entro ?? '9')),
    [rows, me],
  )
  if (loading) return <WidgetSkeleton />
  if (mine.length === 0) return <Muted>{cardTexts.noTask}</Muted>
  const count = (value: 'miei' | 'ritardo') =>
    rows.filter(({ pratica }) => taskMarksOf(pratica, me, oggi).includes(value)).length
  const items = mine.slice(0, SHOWN).map(({ row, task }, n) => ({
    id: `${row._id} ${n}`,
    label: task.testo,
    href: `${hrefPratica(row._id)}?tab=attivita`,
    ...nearDay(task.entro, oggi, row.azienda?.ragioneSociale ?? row.pratica.titolo),
  }))
  const href = hrefPratiche({ compiti: ['miei'] }, 'scadenza')
  const late = hrefPratiche({ compiti: ['ritardo'] }, 'scadenza')
  const figures = [
    { label: cardTexts.overdueOnes, value: count('ritardo'), href: late },
    { label: cardTexts.withTasks, value: count('miei'), href },
  ]
  return (
    <Stack sx={{ gap: 4 }}>
      <Figures items={figures} />
      <ShortList items={items} label={cardTexts.tasksNear} labelHidden more={{ label: cardTexts.tasksAll, href }} />
    </Stack>
  )
}
