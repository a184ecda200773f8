import { useId } from 'react'
import { useChartColours } from './chart-colours.ts'
import { summary, type Drawn } from './chart-data.ts'
import { Legend } from './legend.tsx'
import { fillOf, Patterns } from './patterns.tsx'
import { Plot } from './plot.tsx'

/** Columns over an axis, those of one label side by side. */
export function BarColumns({ drawn, title }: { drawn: Drawn; title: string }) {
  const id = useId().replace(/[^\w-]/g, '')
  const colourAt = useChartColours()
  const { series, write } = drawn
  const colours = series.map((_, index) => colourAt(index))
  const marks = series.map(({ label }, index) => ({
    label,
    mark: (
      <svg height={12} width={12}>
        <rect fill={fillOf(id, index, colours[index] ?? '')} height={12} stroke={colours[index]} width={12} />
      </svg>
    ),
  }))
  return (
    <>
      {series.length > 1 && <Legend entries={marks} />}
      <Plot drawn={drawn} label={summary(title, drawn)}>
        {({ band, bandWidth, y }) => {
          const gap = Math.min(12, bandWidth * 0.2)
          const width = Math.min(40, (bandWidth - gap) / series.length)
          const inset = (bandWidth - width * series.length) / 2
          return (
            <>
              <Patterns colours={colours} id={id} />
              {series.map(({ label, data }, at) =>
                data.map((point, index) => (
                  <rect
                    fill={fillOf(id, at, colours[at] ?? '')}
                    height={Math.abs(y(point.value ?? 0) - y(0))}
                    key={`${at}-${index}`}
                    stroke={at > 0 ? colours[at] : undefined}
                    width={Math.max(1, width - 1)}
                    x={band(index) + inset + at * width}
                    y={Math.min(y(point.value ?? 0), y(0))}
                  >
                    <title>{`${point.label}, ${label}: ${write(point.value)}`}</title>
                  </rect>
                )),
              )}
            </>
          )
        }}
      </Plot>
    </>
  )
}
