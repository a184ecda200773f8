import Box from '@mui/material/Box'
import { useId } from 'react'
import { type ChartData, type ChartProps, drawn, type Drawn, summary } from './chart-data.ts'
import { ChartFrame, tableOf } from './chart-frame.tsx'
import { fillOf, Legend, Patterns, Plot, useChartColours } from './plot.tsx'
import { AppLink } from '../page/links.tsx'

export type BarChartProps = ChartProps &
  ChartData & {
    /** Columns over an axis, for what follows in time; several series always are. */
    vertical?: boolean
  }

export function BarChart(props: BarChartProps) {
  const { title, titleHidden = false, quiet = false } = props
  const all = drawn(props)
  const columns = props.vertical === true || all.series.length > 1
  return (
    <ChartFrame empty={all.labels.length === 0} table={tableOf(props, all)} title={title} titleHidden={titleHidden}>
      {columns ? <BarColumns drawn={all} quiet={quiet} title={title} /> : <BarRows drawn={all} title={title} />}
    </ChartFrame>
  )
}

function BarColumns({ drawn, title, quiet }: { drawn: Drawn; title: string; quiet: boolean }) {
  const id = useId().replace(/[^\w-]/g, '')
  const colourAt = useChartColours(quiet)
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

/** One row per label: its name (a link to its list), its bar, its value. The picture is between two columns of text. */
function BarRows({ drawn, title }: { drawn: Drawn; title: string }) {
  const colour = useChartColours()(0)
  const points = drawn.series[0]?.data ?? []
  return (
    <Box sx={grid}>
      <Box component="ul" sx={{ display: 'contents' }}>
        {points.map(({ label, value, href }, index) => (
          <Box component="li" key={label} sx={{ display: 'contents' }}>
            <Box sx={{ gridColumn: 1, gridRow: index + 1, overflowWrap: 'anywhere' }}>
              {href ? <AppLink to={href}>{label}</AppLink> : label}
            </Box>
            <Box sx={{ gridColumn: 3, gridRow: index + 1, textAlign: 'right', fontWeight: 500 }}>
              {drawn.write(value)}
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ gridColumn: 2, gridRow: `1 / span ${points.length}`, alignSelf: 'stretch', position: 'relative' }}>
        <svg
          aria-label={summary(title, drawn)}
          height="100%"
          preserveAspectRatio="none"
          role="img"
          style={{ position: 'absolute', inset: 0 }}
          viewBox={`0 0 100 ${points.length}`}
          width="100%"
        >
          {points.map(({ label, value }, index) => (
            <rect
              fill={colour}
              height={0.46}
              key={label}
              width={Math.max(value ? 0.8 : 0, drawn.max > 0 ? (100 * Math.max(0, value ?? 0)) / drawn.max : 0)}
              y={index + 0.27}
            />
          ))}
        </svg>
      </Box>
    </Box>
  )
}

/** Rows of equal height, so that bars stay beside their names when a name takes two lines. */
const grid = {
  display: 'grid',
  gridTemplateColumns: 'fit-content(45%) minmax(40px, 1fr) max-content',
  gridAutoRows: '1fr',
  alignItems: 'center',
  columnGap: 3,
  fontSize: '0.8125rem',
  '& li > *': { minHeight: 28, display: 'flex', alignItems: 'center' },
  '& li > :last-child': { justifyContent: 'flex-end' },
} as const
