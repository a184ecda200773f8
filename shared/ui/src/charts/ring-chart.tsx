import { formatNumber } from '@bandiera/domain'
import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { AppLink } from '../page/links.tsx'
import { useChartColours } from './plot.tsx'
import { type ChartPoint, type ChartProps, drawn, summary } from './chart-data.ts'
import { ChartFrame } from './chart-frame.tsx'
import { chartTexts } from './texts.ts'

export type RingChartProps = ChartProps & { data: readonly ChartPoint[] }

/** Parts of a whole, few of them; each slice has the number of its line beside it, and its line leads to its list. */
export function RingChart(props: RingChartProps) {
  const { title, titleHidden = false, data, heading = chartTexts.voce } = props
  const all = drawn(props)
  const colourAt = useChartColours()
  const { palette } = useTheme()
  const parts = slices(data.map(({ value }) => value ?? 0))
  const share = (index: number) => `${formatNumber((parts[index]?.share ?? 0) * 100)} %`
  const table = {
    head: [heading, chartTexts.valore, chartTexts.quota],
    rows: data.map(({ label, href, value }, index) => ({ label, href, cells: [all.write(value), share(index)] })),
  }
  return (
    <ChartFrame empty={parts.every((part) => part.share === 0)} table={table} title={title} titleHidden={titleHidden}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center' }}>
        <svg aria-label={summary(title, all)} height={132} role="img" viewBox="-66 -66 132 132" width={132}>
          {parts.map(
            (part, index) =>
              part.share > 0 && (
                <g key={index}>
                  <path d={part.path} fill={colourAt(index)} stroke={palette.background.default} strokeWidth={2} />
                  {part.share >= 0.06 && (
                    <text
                      dominantBaseline="central"
                      fill={palette.getContrastText(colourAt(index))}
                      fontSize={12}
                      fontWeight={600}
                      textAnchor="middle"
                      x={part.middle.x}
                      y={part.middle.y}
                    >
                      {index + 1}
                    </text>
                  )}
                </g>
              ),
          )}
        </svg>
        <Box component="ul" sx={lines}>
          {data.map(({ label, value, href }, index) => (
            <li key={label}>
              <Swatch colour={colourAt(index)}>{index + 1}</Swatch>
              <span style={{ flex: 1 }}>{href ? <AppLink to={href}>{label}</AppLink> : label}</span>
              <b>{all.write(value)}</b>
              <Box component="span" sx={{ color: 'text.secondary', minWidth: 40, textAlign: 'right' }}>
                {share(index)}
              </Box>
            </li>
          ))}
        </Box>
      </Box>
    </ChartFrame>
  )
}

const Swatch = ({ colour, children }: { colour: string; children: number }) => (
  <Box
    aria-hidden
    component="span"
    sx={{
      bgcolor: colour,
      color: (theme) => theme.palette.getContrastText(colour),
      borderRadius: 0.5,
      flex: '0 0 20px',
      height: 20,
      lineHeight: '20px',
      textAlign: 'center',
      fontSize: '0.75rem',
      fontWeight: 600,
    }}
  >
    {children}
  </Box>
)

const lines = {
  flex: '1 1 180px',
  m: 0,
  p: 0,
  listStyle: 'none',
  fontSize: '0.8125rem',
  '& > li': { display: 'flex', alignItems: 'center', gap: 2, minHeight: 28 },
  '& b': { fontWeight: 500 },
} as const

const OUTER = 64
const INNER = 36

interface Slice {
  share: number
  path: string
  middle: { x: number; y: number }
}

/** Slices of a ring, from the top and clockwise. What is negative has no slice. */
export function slices(values: readonly number[]): readonly Slice[] {
  const parts = values.map((value) => Math.max(0, value))
  const whole = parts.reduce((sum, part) => sum + part, 0)
  let from = 0
  return parts.map((part) => {
    const share = whole > 0 ? part / whole : 0
    // a whole ring has no two ends: an arc to its own beginning would not be drawn
    const to = from + Math.min(share, 0.9999)
    const slice = { share, path: ring(from, to), middle: at((from + to) / 2, (OUTER + INNER) / 2) }
    from += share
    return slice
  })
}

function ring(from: number, to: number): string {
  const large = to - from > 0.5 ? 1 : 0
  const [a, b, c, d] = [at(from, OUTER), at(to, OUTER), at(to, INNER), at(from, INNER)].map(({ x, y }) => `${x} ${y}`)
  return `M${a}A${OUTER} ${OUTER} 0 ${large} 1 ${b}L${c}A${INNER} ${INNER} 0 ${large} 0 ${d}Z`
}

function at(turn: number, radius: number): { x: number; y: number } {
  const angle = turn * 2 * Math.PI - Math.PI / 2
  return { x: Number((Math.cos(angle) * radius).toFixed(2)), y: Number((Math.sin(angle) * radius).toFixed(2)) }
}
