import { BarColumns } from './bar-columns.tsx'
import { BarRows } from './bar-rows.tsx'
import { drawn, type ChartData, type ChartProps } from './chart-data.ts'
import { ChartFrame } from './chart-frame.tsx'
import { tableOf } from './table-of.ts'

export type BarChartProps = ChartProps &
  ChartData & {
    /** Columns over an axis, for what follows in time; several series always are. */
    vertical?: boolean
  }

/** Amounts side by side: one row per label whose name leads to its list, or columns in time. */
export function BarChart(props: BarChartProps) {
  const { title, titleHidden = false } = props
  const all = drawn(props)
  const columns = props.vertical === true || all.series.length > 1
  return (
    <ChartFrame empty={all.labels.length === 0} table={tableOf(props, all)} title={title} titleHidden={titleHidden}>
      {columns ? <BarColumns drawn={all} title={title} /> : <BarRows drawn={all} title={title} />}
    </ChartFrame>
  )
}
