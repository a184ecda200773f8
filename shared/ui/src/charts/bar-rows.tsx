import Box from '@mui/material/Box'
import { AppLink } from '../parts/app-link.tsx'
import { useChartColours } from './chart-colours.ts'
import { summary, type Drawn } from './chart-data.ts'

/** One row per label: its name (a link to its list), its bar, its value. The picture stands between two columns of text. */
export function BarRows({ drawn, title }: { drawn: Drawn; title: string }) {
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

/** Rows of one height, so that bars and names stay side by side when a name takes two lines. */
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
