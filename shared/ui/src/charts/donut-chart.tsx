import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { formatNumber } from '@bandiera/domain'
import { AppLink } from '../parts/app-link.tsx'
import { useChartColours } from './chart-colours.ts'
import { drawn, summary, type ChartPoint, type ChartProps } from './chart-data.ts'
import { ChartFrame } from './chart-frame.tsx'
import { slices } from './slices.ts'
import { testi } from './testi.ts'

export type DonutChartProps = ChartProps & { data: readonly ChartPoint[] }

/** Parts of a whole, few of them; each slice has the number of its line beside it, and its line leads to its list. */
export function DonutChart(props: DonutChartProps) {
  const { title, titleHidden = false, data, heading = testi.voce } = props
  const all = drawn(props)
  const colourAt = useChartColours()
  const { palette } = useTheme()
  const parts = slices(data.map(({ value }) => value ?? 0))
  const share = (index: number) => `${formatNumber((parts[index]?.share ?? 0) * 100)} %`
  const table = {
    head: [heading, testi.valore, testi.quota],
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
