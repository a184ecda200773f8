import { formatNumber } from '@bandiera/domain'
import { chartTexts } from './texts.ts'

export interface ChartPoint {
  label: string
  /** `null`: not known, which is not zero. */
  value: number | null
  href?: string
}

/** Points with the same labels in the same order as those of the other series. */
export interface ChartSeries {
  label: string
  data: readonly ChartPoint[]
}

export interface ChartProps {
  title: string
  /** For pages that already show the title: only screen readers read it. */
  titleHidden?: boolean
  format?: (value: number) => string
  heading?: string
  /** Only the first series has the tenant's colour, the others are grey. */
  quiet?: boolean
}

export type ChartData = { data: readonly ChartPoint[] } | { series: readonly ChartSeries[] }

export interface Drawn {
  series: readonly ChartSeries[]
  labels: readonly string[]
  write: (value: number | null) => string
  max: number
  min: number
  whole: boolean
}

export function drawn(props: ChartProps & ChartData): Drawn {
  const series = 'series' in props ? props.series : [{ label: props.heading ?? chartTexts.valore, data: props.data }]
  const format = props.format ?? formatNumber
  const values = series.flatMap(({ data }) => data.flatMap(({ value }) => (value === null ? [] : [value])))
  return {
    series,
    labels: series[0]?.data.map(({ label }) => label) ?? [],
    write: (value) => (value === null ? '—' : format(value)),
    max: Math.max(0, ...values),
    min: Math.min(0, ...values),
    whole: values.every(Number.isInteger),
  }
}

const LISTED = 8

/** The chart in words: all values when they are few, else the first, last and highest value of each series. */
export function summary(title: string, { series, write }: Drawn): string {
  const said = series.map(({ label, data }) => {
    const known = data.filter(({ value }) => value !== null)
    const text =
      known.length === 0 ? chartTexts.nessunDato : known.length <= LISTED ? listed(known, write) : trend(known, write)
    return series.length > 1 ? `${label}: ${text}` : text
  })
  return `${title}. ${said.join('. ')}.`
}

const listed = (data: readonly ChartPoint[], write: Drawn['write']): string =>
  data.map(({ label, value }) => `${label} ${write(value)}`).join(', ')

function trend(data: readonly ChartPoint[], write: Drawn['write']): string {
  const say = (point: ChartPoint | undefined) => (point ? `${write(point.value)} (${point.label})` : '')
  const highest = data.reduce((best, point) => ((point.value ?? 0) > (best.value ?? 0) ? point : best))
  return chartTexts.andamento(say(data[0]), say(data.at(-1)), say(highest))
}

/** Round values from below `min` to above `max`, about four steps; whole ones where all values are. */
export function ticks(min: number, max: number, whole = false): readonly number[] {
  if (max <= min) return [0, 1]
  const rough = (max - min) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const round = ([1, 2, 2.5, 5].find((one) => one * power >= rough) ?? 10) * power
  const step = whole ? Math.max(1, Math.ceil(round)) : round
  const from = Math.floor(min / step)
  const to = Math.ceil(max / step)
  return Array.from({ length: to - from + 1 }, (_, index) => Number(((from + index) * step).toPrecision(12)))
}
