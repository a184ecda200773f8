import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { AppLink } from '../page/links.tsx'

export interface Figure {
  label: string
  value: number | string
  href: string
}

export function Figures({ items }: { items: readonly Figure[] }) {
  return (
    <Box component="ul" sx={{ ...list, ...(items.length <= 4 && row(items.length)) }}>
      {items.map(({ label, value, href }) => (
        <li key={label}>
          <AppLink color="inherit" sx={{ display: 'block', py: 0 }} to={href} underline="none">
            <Typography component="span" sx={number}>
              {value}
            </Typography>{' '}
            <Box
              className="name"
              component="span"
              sx={{ color: 'primary.main', fontSize: '0.8125rem', '@media print': { color: 'text.secondary' } }}
            >
              {label}
            </Box>
          </AppLink>
        </li>
      ))}
    </Box>
  )
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  width: '100%',
  gap: 4,
  listStyle: 'none',
  p: 0,
  m: 0,
  '& a:hover .name': { textDecoration: 'underline' },
} as const
/** Side by side in the narrowest card too: one below the others would look like an afterthought. */
const row = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(min-content, 1fr))`, gap: 3 })
const number = {
  display: 'block',
  whiteSpace: 'nowrap',
  fontSize: '1.75rem',
  fontWeight: 600,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
} as const
