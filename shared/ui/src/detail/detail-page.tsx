import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { UrlTabs } from '../page/url-tabs.tsx'
import { type DetailPageProps, RecordHeader } from './record-header.tsx'

/** What a person overlooks no tab of. */
const MOST_TABS = 6

/** The page of one record: header with its facts, tabs over the whole width, a narrow column on the right. */
export function DetailPage({ tabs, aside, asideLabel, label, children, notice, ...header }: DetailPageProps) {
  useEffect(() => {
    if (process.env.NODE_ENV === 'development' && tabs.length > MOST_TABS)
      console.warn(`"${label}" has ${tabs.length} tabs: a page of a record has at most ${MOST_TABS}`)
  }, [label, tabs.length])
  return (
    <Box sx={{ px: { xs: 3, sm: 6 }, py: { xs: 3, sm: 4 }, maxWidth: 1680, '@media print': { p: 0 } }}>
      <RecordHeader {...header} />
      {children && <Box sx={{ mb: 4 }}>{children}</Box>}
      <Box sx={aside ? columns : undefined}>
        {notice && (
          <Box className="detail-notice" sx={{ gridArea: 'notice' }}>
            {notice}
          </Box>
        )}
        {aside && <Aside label={asideLabel}>{aside}</Aside>}
        <UrlTabs label={label} tabs={tabs} />
      </Box>
    </Box>
  )
}

/** Paper has it open always. */
function Aside({ label, children }: { label: string | undefined; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <Box className="detail-aside" sx={{ gridArea: 'aside' }}>
      {label && (
        <Button
          aria-controls={id}
          aria-expanded={open}
          color="inherit"
          endIcon={<ExpandMore aria-hidden sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
          onClick={() => setOpen(!open)}
          sx={{ ml: -3, minHeight: { xs: 44, sm: 32 }, [WIDE]: { display: 'none' } }}
        >
          {label}
        </Button>
      )}
      <Box id={id} sx={label && !open ? { [NARROW]: { display: 'none' } } : undefined}>
        {children}
      </Box>
    </Box>
  )
}

const WIDE = '@media screen and (min-width: 1280px)'
const NARROW = '@media screen and (max-width: 1279.95px)'

const columns = {
  display: 'grid',
  columnGap: 6,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"notice" "aside" "tabs" "panel"',
  '& > *': { minWidth: 0 },
  '& > .MuiTabs-root': { gridArea: 'tabs' },
  '& > .url-tabs-panel': { gridArea: 'panel' },
  '& > .detail-aside': { mb: 3 },
  [WIDE]: {
    gridTemplateColumns: 'minmax(0, 1fr) 300px',
    gridTemplateAreas: '"tabs tabs" "notice aside" "panel aside"',
    gridTemplateRows: 'auto auto 1fr',
    '& > .detail-aside': { borderLeft: 1, borderColor: 'divider', pl: 6, mb: 0 },
  },
} as const
