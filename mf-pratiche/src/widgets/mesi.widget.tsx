import { formatEuro } from '@bandiera/domain'
import { useRecords } from '@bandiera/live'
import { useToday } from '@bandiera/ui'
import { BarChart } from '@bandiera/ui/charts'
import { testi } from '../testi.ts'
import { perMese } from './numeri.ts'

const { widgets: t } = testi

/** Euro asked for and granted in each of the last twelve months. */
export function Component() {
  const months = perMese(useRecords('pratiche'), useToday())
  const series = [
    { label: t.richiesto, data: months.map(({ label, richiesto }) => ({ label, value: richiesto })) },
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
