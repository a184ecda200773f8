import { formatEuro } from '@bandiera/domain'
import { useLiveStatus, useCollection } from '@bandiera/live'
import { Typography, useToday } from '@bandiera/ui'
import { BarChart, WidgetSkeleton } from '@bandiera/ui/charts'
import { useMemo } from 'react'
import { testi } from '../testi.ts'
import { elencoDi } from './elenco-di.ts'
import { perMese } from './numeri.ts'

const { widgets: t } = testi

/** Euro asked for and granted in each of the last twelve months. */
export function Component() {
  const pratiche = useCollection('pratiche')
  const { ready } = useLiveStatus()
  const oggi = useToday()
  const months = useMemo(() => perMese(pratiche, oggi), [pratiche, oggi])
  if (!ready && pratiche.length === 0) return <WidgetSkeleton />
  if (months.every(({ richiesto, concesso }) => richiesto + concesso === 0)) {
    return <Typography color="textSecondary">{t.mesiVuoto}</Typography>
  }
  const href = (mese: string) => elencoDi({ situazione: [], mese: [mese] })
  const series = [
    {
      label: t.richiesto,
      data: months.map(({ mese, label, richiesto }) => ({ label, value: richiesto, href: href(mese) })),
    },
    { label: t.concesso, data: months.map(({ label, concesso }) => ({ label, value: concesso })) },
  ]
  return (
    <BarChart
      format={(value) => formatEuro(value, 0)}
      heading={t.meseColonna}
      series={series}
      title={t.mesi}
      titleHidden
    />
  )
}
