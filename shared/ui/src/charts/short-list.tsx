import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { AppLink } from '../page/links.tsx'

export interface ShortListProps {
  label: string
  /** The label is for screen readers only. */
  labelHidden?: boolean
  items: readonly ShortItem[]
  more?: { label: string; href: string }
  /** The detail is below the name, as on a phone: for long names. */
  folded?: boolean
}

export interface ShortItem {
  id: string
  label: string
  href: string
  detail?: ReactNode
  note?: ReactNode
}

/** Lines of 36 px, or 48 px with the detail below; what is cut off shows whole on hover and focus, over what is below. */
export function ShortList({ label, labelHidden = false, items, more, folded = false }: ShortListProps) {
  return (
    <div>
      {!labelHidden && (
        <Typography color="textSecondary" component="h3" sx={{ fontWeight: 500, mb: 1 }} variant="body2">
          {label}
        </Typography>
      )}
      <Box aria-label={label} component="ul" sx={{ ...list, ...(folded ? below : onPhone) }}>
        {items.map(({ id, label: name, href, detail, note }) => (
          <li data-whole key={id}>
            <div className="line">
              <AppLink to={href}>{name}</AppLink>
              {detail !== undefined && <span className="detail">{detail}</span>}
              {note !== undefined && <span className="note">{note}</span>}
            </div>
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

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
const whole = { overflow: 'visible', whiteSpace: 'normal', overflowWrap: 'anywhere' } as const

const list = {
  listStyle: 'none',
  p: 0,
  m: 0,
  '& > li': { position: 'relative', height: '2.25rem', borderTop: 1, borderColor: 'divider' },
  '& .line': {
    display: 'grid',
    gridTemplate: '"name detail note" minmax(2.1875rem, auto) / fit-content(62%) minmax(0, 1fr) auto',
    columnGap: 3,
    alignItems: 'center',
  },
  '& .line:not(:has(.detail))': { gridTemplate: '"name note" minmax(2.1875rem, auto) / minmax(0, 1fr) auto' },
  '& .line > *': { minWidth: 0, ...cut },
  '& a': { gridArea: 'name', justifySelf: 'start', maxWidth: '100%', py: 0, lineHeight: '1.5rem' },
  '& .detail': { gridArea: 'detail', color: 'text.secondary', fontSize: '0.8125rem' },
  '& .note': {
    gridArea: 'note',
    color: 'text.secondary',
    fontSize: '0.8125rem',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'right',
  },
  '& > li:is(:hover, :focus-within) .line': {
    position: 'absolute',
    inset: '0 0 auto',
    zIndex: 1,
    bgcolor: 'background.paper',
    '& > *': whole,
  },
  '@media print': {
    // also where the detail is below the name
    '& > li': { height: 'auto !important' },
    '& .line > *': whole,
  },
} as const

const below = {
  '& > li:has(.detail)': { height: '3rem' },
  '& li:has(.detail) .line': {
    gridTemplate: '"name note" minmax(1.5rem, auto) "detail detail" minmax(1.3125rem, auto) / minmax(0, 1fr) auto',
    // under the line of 1 px, in the middle
    pt: '1px',
  },
} as const
const onPhone = { '@media (max-width: 599.95px)': below } as const
