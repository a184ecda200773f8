import { formatEuro } from '@bandiera/domain'
import { useRecords } from '@bandiera/live'
import { Muted, useToday } from '@bandiera/ui'
import { BarChart, WidgetSkeleton } from '@bandiera/ui/charts'
import { useMemo } from 'react'
import { cardTexts } from './texts.ts'
import { hrefPratiche } from '../paths.ts'
import { byMonth } from './figures.ts'

export function Component() {
  const { records: pratiche, state } = useRecords({ coll: 'pratiche', rows: 'all' })
  const oggi = useToday()
  const months = useMemo(() => byMonth(pratiche, oggi), [pratiche, oggi])
  if (state === 'loading' && pratiche.length === 0) return <WidgetSkeleton />
  if (months.every(({ richiesto, concesso }) => richiesto + concesso === 0)) {
    return <Muted>{cardTexts.monthsEmpty}</Muted>
  }
  const href = (mese: string) => hrefPratiche({ situazione: [], mese: [mese] })
  const series = [
    {
      label: cardTexts.requested,
      data: months.map(({ mese, label, richiesto }) => ({ label, value: richiesto, href: href(mese) })),
    },
    { label: cardTexts.awarded, data: months.map(({ label, concesso }) => ({ label, value: concesso })) },
  ]
  return (
    <BarChart
      format={(value) => formatEuro(value, 0)}
      heading={cardTexts.monthColumn}
      series={series}
      title={cardTexts.months}
      titleHidden
    />
  )
}
