import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { createContext, type ReactNode, use, useId, useState } from 'react'
import { createPortal } from 'react-dom'
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
  const [end, setEnd] = useState<HTMLElement | null>(null)
  const id = useId()
  const chosen = tabs.find((tab) => tab.id === params.get('tab')) ?? tabs[0]
  if (!chosen) return null
  return (
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
        <Box className="no-print" data-group ref={setEnd} sx={{ ml: { sm: 'auto' } }} />
      </Box>
      <EndContext value={end}>
        <Box aria-labelledby={`${id}-${chosen.id}`} className="url-tabs-panel" id={`${id}-panel`} role="tabpanel">
          {chosen.content}
        </Box>
      </EndContext>
    </Box>
  )
}

const EndContext = createContext<HTMLElement | null>(null)

export function TitleEnd({ children }: { children: ReactNode }) {
  const place = use(EndContext)
  return place && createPortal(children, place)
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
