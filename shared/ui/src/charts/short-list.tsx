import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { AppLink } from '../page/links.tsx'

export interface ShortListProps {
  label: string
  items: readonly ShortItem[]
  more?: { label: string; href: string }
}

export interface ShortItem {
  id: string
  label: string
  href: string
  detail?: ReactNode
  note?: ReactNode
}

export function ShortList({ label, items, more }: ShortListProps) {
  return (
    <div>
      <Typography color="textSecondary" component="h3" sx={{ fontWeight: 500, mb: 1 }} variant="body2">
        {label}
      </Typography>
      <Box aria-label={label} component="ul" sx={lines}>
        {items.map(({ id, label: name, href, detail, note }) => (
          <li key={id}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <AppLink to={href}>{name}</AppLink>
              {detail !== undefined && <span className="detail">{detail}</span>}
            </Box>
            {note !== undefined && <span className="note">{note}</span>}
          </li>
        ))}
      </Box>
      {more && (
        <AppLink className="no-print" sx={{ display: 'inline-block', mt: 1, fontSize: '0.8125rem' }} to={more.href}>
          {more.label}
        </AppLink>
      )}
    </div>
  )
}

const lines = {
  listStyle: 'none',
  p: 0,
  m: 0,
  '& > li': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: 3,
    py: 1,
    borderTop: 1,
    borderColor: 'divider',
  },
  '& .detail': { display: 'block', color: 'text.secondary', fontSize: '0.8125rem', pb: '2px' },
  '& .note': { color: 'text.secondary', fontSize: '0.8125rem', whiteSpace: 'nowrap', flexShrink: 0 },
} as const
