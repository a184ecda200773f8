import { drawn, summary, type ChartData, type ChartProps, type ChartSeries } from './chart-data.ts'
import { ChartFrame, tableOf } from './chart-frame.tsx'
import { dashOf, Legend, Plot, type Scale, useChartColours } from './plot.tsx'

export type LineChartProps = ChartProps & ChartData

export function LineChart(props: LineChartProps) {
  const { title, titleHidden = false } = props
  const all = drawn(props)
  const colourAt = useChartColours()
  const marks = all.series.map(({ label }, index) => ({
    label,
    mark: (
      <svg height={12} width={28}>
        <line stroke={colourAt(index)} strokeDasharray={dashOf(index)} strokeWidth={2} x2={28} y1={6} y2={6} />
        <Mark at={index} colour={colourAt(index)} x={14} y={6} />
      </svg>
    ),
  }))
  return (
    <ChartFrame empty={all.labels.length === 0} table={tableOf(props, all)} title={title} titleHidden={titleHidden}>
      {all.series.length > 1 && <Legend entries={marks} />}
      <Plot drawn={all} label={summary(title, all)}>
        {(scale) =>
          all.series.map((one, index) => (
            <Line at={index} colour={colourAt(index)} key={index} scale={scale} series={one} write={all.write} />
          ))
        }
      </Plot>
    </ChartFrame>
  )
}

interface LineProps {
  at: number
  colour: string
  scale: Scale
  series: ChartSeries
  write: (value: number | null) => string
}

function Line({ at, colour, scale, series: { label, data }, write }: LineProps) {
  const points = data.map(({ value }, index) =>
    value === null ? null : { x: scale.band(index) + scale.bandWidth / 2, y: scale.y(value) },
  )
  const path = points
    .map((point, index) => point && `${points[index - 1] ? 'L' : 'M'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`)
    .filter(Boolean)
    .join('')
  return (
    <>
      <path d={path} fill="none" stroke={colour} strokeDasharray={dashOf(at)} strokeLinejoin="round" strokeWidth={2} />
      {points.map(
        (point, index) =>
          point && (
            <g key={index}>
              <Mark at={at} colour={colour} {...point} />
              <title>{`${data[index]?.label}, ${label}: ${write(data[index]?.value ?? null)}`}</title>
            </g>
          ),
      )}
    </>
  )
}

/** A round, a square or a diamond: lines differ without their colour. */
function Mark({ at, colour, x, y }: { at: number; colour: string; x: number; y: number }) {
  if (at % 3 === 0) return <circle cx={x} cy={y} fill={colour} r={3.5} />
  const turn = at % 3 === 2 ? `rotate(45 ${x} ${y})` : undefined
  return <rect fill={colour} height={7} transform={turn} width={7} x={x - 3.5} y={y - 3.5} />
}
