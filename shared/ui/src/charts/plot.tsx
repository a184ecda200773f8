import type { Mode } from '@bandiera/domain'
import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { type ReactNode, useRef } from 'react'
import { type Drawn, ticks } from './chart-data.ts'
import { useWidth } from '../page/use-width.ts'

const HEIGHT = 200
const FOOT = 22
const HEAD = 8
/** Approximate width in pixels of a character on the axis. */
const CHARACTER = 6.4

export interface Scale {
  band: (index: number) => number
  bandWidth: number
  y: (value: number) => number
}

interface PlotProps {
  label: string
  drawn: Drawn
  children: (scale: Scale) => ReactNode
}

/** Axes of a chart of values over labels, as wide as its place; labels that have no room are left out. */
export function Plot({ label, drawn, children }: PlotProps) {
  const { palette } = useTheme()
  const place = useRef<HTMLDivElement>(null)
  const width = useWidth(place)
  const { labels, write } = drawn
  const steps = ticks(drawn.min, drawn.max, drawn.whole)
  const [low, high] = [steps[0] ?? 0, steps.at(-1) ?? 1]
  const left = Math.max(...steps.map((step) => write(step).length)) * CHARACTER + 10
  const bandWidth = Math.max(1, (width - left - 4) / Math.max(1, labels.length))
  const scale: Scale = {
    band: (index) => left + index * bandWidth,
    bandWidth,
    y: (value) => HEAD + ((high - value) / (high - low)) * (HEIGHT - HEAD - FOOT),
  }
  const longest = Math.max(...labels.map((text) => text.length)) * CHARACTER + 6
  const every = Math.max(1, Math.ceil(longest / bandWidth))
  const text = { fill: palette.text.secondary, fontSize: 12 }
  return (
    <Box ref={place} sx={{ minWidth: 0, overflow: 'hidden', ...onPaper }}>
      <svg
        aria-label={label}
        height={HEIGHT}
        role="img"
        style={{ display: 'block' }}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        width={width}
      >
        {steps.map((step) => (
          <g key={step}>
            <line
              stroke={step === 0 ? palette.text.secondary : palette.divider}
              x1={left}
              x2={width}
              y1={scale.y(step)}
              y2={scale.y(step)}
            />
            <text {...text} dominantBaseline="middle" textAnchor="end" x={left - 8} y={scale.y(step)}>
              {write(step)}
            </text>
          </g>
        ))}
        {labels.map(
          (name, index) =>
            index % every === 0 && (
              <text {...text} key={name} textAnchor="middle" x={scale.band(index) + bandWidth / 2} y={HEIGHT - 5}>
                {name}
              </text>
            ),
        )}
        {children(scale)}
      </svg>
    </Box>
  )
}

/** Drawn for the screen: a narrower place on paper has all of it, smaller. */
const onPaper = { '@media print': { '& svg': { maxWidth: '100%', height: 'auto' } } } as const

export function Legend({ entries }: { entries: readonly { label: string; mark: ReactNode }[] }) {
  return (
    <Box aria-hidden sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, mb: 2, fontSize: '0.8125rem' }}>
      {entries.map(({ label, mark }) => (
        <Box component="span" key={label} sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
          {mark}
          {label}
        </Box>
      ))}
    </Box>
  )
}

/** Fill of a series: the first is plain, each other one has its own pattern, so that colour is never the only difference. */
export const fillOf = (id: string, index: number, colour: string): string =>
  index === 0 ? colour : `url(#${id}-${index})`

export function Patterns({ id, colours }: { id: string; colours: readonly string[] }) {
  const surface = useTheme().palette.background.paper
  return (
    <defs>
      {colours.map((colour, index) => {
        const look = HATCHES[(index - 1) % HATCHES.length]
        return (
          index > 0 &&
          look && (
            <pattern
              height={6}
              id={`${id}-${index}`}
              key={index}
              patternTransform={`rotate(${look.turn})`}
              patternUnits="userSpaceOnUse"
              width={6}
            >
              <rect fill={colour} height={6} width={6} />
              <rect fill={surface} height={6} width={look.gap} />
            </pattern>
          )
        )
      })}
    </defs>
  )
}

const HATCHES = [
  { turn: 45, gap: 2 },
  { turn: 0, gap: 2 },
  { turn: 135, gap: 1.5 },
] as const

export const dashOf = (index: number): string | undefined => [undefined, '6 4', '2 3', '10 3 2 3'][index % 4]

/** After the tenant's own colour; each at least 3:1 on every surface of its theme. Never the only difference: series also differ in pattern. */
export const chartColours: Record<Mode, readonly string[]> = {
  light: ['#B45309', '#0F766E', '#7C3AED', '#BE185D', '#57606A'],
  dark: ['#F0B45A', '#4FD1C0', '#B79CFF', '#F58BB8', '#A8B3BF'],
}

export function useChartColours(quiet = false): (index: number) => string {
  const { palette } = useTheme()
  const colours = [palette.primary.main, ...(quiet ? [palette.text.secondary] : chartColours[palette.mode])]
  return (index) => colours[index % colours.length] ?? palette.primary.main
}
