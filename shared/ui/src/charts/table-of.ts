import type { ChartProps, Drawn } from './chart-data.ts'
import { testi } from './testi.ts'

/** The table that stands for a chart: labels down, series across. */
export const tableOf = ({ heading = testi.voce }: ChartProps, { series, labels, write }: Drawn) => ({
  head: [heading, ...(series.length > 1 ? series.map(({ label }) => label) : [testi.valore])],
  rows: labels.map((label, index) => ({
    label,
    href: series[0]?.data[index]?.href,
    cells: series.map(({ data }) => write(data[index]?.value ?? null)),
  })),
})
