import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { createOutlet } from '../page/outlet.tsx'
import { TabRow, type UrlTab } from '../page/url-tabs.tsx'
import { useUrlParams } from '../page/use-url-params.ts'

export interface TitleTabsProps {
  title: string
  label: string
  /** Of the heading; 1 unless it is a part of a page. */
  level?: 1 | 2
  /** The first is the default; the address keeps another one (`?tab=`). */
  tabs: readonly UrlTab[]
}

/** A page whose tabs are in the line of its title. `TitleEnd` in a tab puts something at the end of that line. */
export function TitleTabs({ title, label, level = 1, tabs }: TitleTabsProps) {
  const [params, change] = useUrlParams()
  const id = useId()
  const chosen = tabs.find((tab) => tab.id === params.get('tab')) ?? tabs[0]
  if (!chosen) return null
  return (
    <end.Frame>
      <Box sx={{ px: { xs: 3, sm: 6 }, pt: { xs: 1, sm: 2 }, pb: 5, maxWidth: 1680, '@media print': { p: 0 } }}>
        <Box sx={lineStyle}>
          <Typography component={`h${level}`} tabIndex={-1} variant="h1">
            {title}
          </Typography>
          <TabRow
            id={id}
            label={label}
            onChoose={(tab) => change({ tab: tab === tabs[0]?.id ? null : tab })}
            tabs={tabs}
            value={chosen.id}
          />
          <end.Place className="no-print" data-group sx={{ ml: { sm: 'auto' } }} />
        </Box>
        <Box aria-labelledby={`${id}-${chosen.id}`} className="url-tabs-panel" id={`${id}-panel`} role="tabpanel">
          {chosen.content}
        </Box>
      </Box>
    </end.Frame>
  )
}

const end = createOutlet()

export function TitleEnd({ children }: { children: ReactNode }) {
  return <end.Fill>{children}</end.Fill>
}

const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  rowGap: 1,
  mb: 2,
  '& > .MuiTabs-root': { mb: 0, borderBottom: 0, minHeight: 36 },
  '& .MuiTab-root': { minHeight: 36, py: 1 },
} as const
