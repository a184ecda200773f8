import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Above } from '../page/page.tsx'
import { UrlTabs, type UrlTab } from '../page/url-tabs.tsx'

export interface DetailPageProps {
  above?: ReactNode
  title: string
  chips?: ReactNode
  facts?: ReactNode
  actions?: ReactNode
  children?: ReactNode
  /** The most important part: above the tabs, and on a narrow screen before the side column. */
  notice?: ReactNode
  /** The rest of the page; the chosen one is in the address (`?tab=`). */
  tabs: readonly UrlTab[]
  /** Deadlines and activity: beside the tabs from 1280 px on, below the header on narrower screens. */
  aside?: ReactNode
  label: string
  level?: 1 | 2
}

/** Tabs over the whole width, a narrow column on the right. */
export function DetailPage({ tabs, aside, label, children, notice, ...header }: DetailPageProps) {
  return (
    <Box sx={{ px: { xs: 3, sm: 6 }, py: { xs: 3, sm: 5 }, maxWidth: 1680, '@media print': { p: 0 } }}>
      <Header {...header} />
      {children && <Box sx={{ mb: 4 }}>{children}</Box>}
      <Box sx={aside ? columns : undefined}>
        {notice && (
          <Box className="detail-notice" sx={{ gridArea: 'notice' }}>
            {notice}
          </Box>
        )}
        {aside && (
          <Box className="detail-aside" sx={{ gridArea: 'aside' }}>
            {aside}
          </Box>
        )}
        <UrlTabs label={label} tabs={tabs} />
      </Box>
    </Box>
  )
}

function Header({
  above,
  title,
  chips,
  facts,
  actions,
  level = 1,
}: Omit<DetailPageProps, 'tabs' | 'aside' | 'label' | 'notice'>) {
  return (
    <>
      <Above>{above}</Above>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3, alignItems: 'flex-start', mb: 4 }}>
        <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 320px' }, minWidth: 0 }}>
          <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 4, rowGap: 1, alignItems: 'center' }}>
            <Typography component={level === 1 ? 'h1' : 'h2'} tabIndex={-1} variant="h1">
              {title}
            </Typography>
            {chips}
          </Stack>
          {facts && <Box sx={{ color: 'text.secondary', mt: 1 }}>{facts}</Box>}
        </Box>
        {actions && (
          <Stack className="no-print" direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
            {actions}
          </Stack>
        )}
      </Stack>
    </>
  )
}

const columns = {
  display: 'grid',
  columnGap: 6,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"notice" "aside" "tabs" "panel"',
  '& > *': { minWidth: 0 },
  '& > .MuiTabs-root': { gridArea: 'tabs' },
  '& > .url-tabs-panel': { gridArea: 'panel' },
  '& > .detail-aside': { mb: 4 },
  '@media screen and (min-width: 1280px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 300px',
    gridTemplateAreas: '"tabs tabs" "notice aside" "panel aside"',
    gridTemplateRows: 'auto auto 1fr',
    '& > .detail-aside': { borderLeft: 1, borderColor: 'divider', pl: 6, mb: 0 },
  },
} as const
