import { useTheme } from '@mui/material/styles'
import { drawn, summary, type ChartPoint, type ChartProps } from './chart-data.ts'
import { ChartFrame, tableOf } from './chart-frame.tsx'

export type TrendLineProps = ChartProps & {
  data: readonly ChartPoint[]
  /** Only the line, without title and button: the numbers are already beside it. */
  bare?: boolean
}

const [WIDTH, HEIGHT, EDGE] = [120, 32, 4]

export function TrendLine(props: TrendLineProps) {
  const { title, titleHidden = false, data, bare = false } = props
  const { palette } = useTheme()
  const all = drawn(props)
  const values = data.flatMap(({ value }) => (value === null ? [] : [value]))
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const points = data.flatMap(({ value }, index) => {
    if (value === null) return []
    const x = EDGE + (index / Math.max(1, data.length - 1)) * (WIDTH - 2 * EDGE)
    const y = HEIGHT - EDGE - ((value - low) / (high - low || 1)) * (HEIGHT - 2 * EDGE)
    return [{ x, y }]
  })
  const last = points.at(-1)
  const line = (
    <svg
      aria-label={summary(title, all)}
      height={HEIGHT}
      role="img"
      style={{ display: 'block' }}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
    >
      <polyline
        fill="none"
        points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
        stroke={palette.primary.main}
        strokeLinejoin="round"
        strokeWidth={2}
      />
      {last && <circle cx={last.x} cy={last.y} fill={palette.primary.main} r={3} />}
    </svg>
  )
  if (bare) return values.length === 0 ? null : line
  return (
    <ChartFrame empty={values.length === 0} table={tableOf(props, all)} title={title} titleHidden={titleHidden}>
      {line}
    </ChartFrame>
  )
}
