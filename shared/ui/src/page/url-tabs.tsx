import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { printOnly } from '../print/print-styles.tsx'
import { useOnPaper } from '../print/use-printing.ts'
import { useUrlParams } from './use-url-params.ts'

export interface UrlTab {
  id: string
  label: string
  /** Other values of `?tab=` that open it: names of older links, and of its sections. */
  also?: readonly string[]
  content: ReactNode
  /** Paper has it with any tab open. The open tab is printed always. */
  printed?: boolean
  /** Its content begins with a heading of its own: paper puts no other over it. */
  headed?: boolean
}

/** Tabs whose choice is in the address (`?tab=`), so that a link and the back button keep it. The first is the default. */
export function UrlTabs({ label, tabs }: { label: string; tabs: readonly UrlTab[] }) {
  const [params, change] = useUrlParams()
  const id = useId()
  const asked = params.get('tab') ?? ''
  const chosen = tabs.find((tab) => tab.id === asked || tab.also?.includes(asked)) ?? tabs[0]
  if (!chosen) return null
  if (tabs.length === 1) return <Box className="url-tabs-panel">{chosen.content}</Box>
  const choose = (tab: string) => change({ tab: tab === tabs[0]?.id ? null : tab })
  return (
    <>
      <TabRow id={id} label={label} onChoose={choose} tabs={tabs} value={chosen.id} />
      <Box aria-labelledby={`${id}-${chosen.id}`} className="url-tabs-panel" id={`${id}-panel`} role="tabpanel">
        <Panels chosen={chosen} tabs={tabs} />
      </Box>
    </>
  )
}

/** The open tab and, on paper, the others that belong there, in their order, each under its name. */
function Panels({ chosen, tabs }: { chosen: UrlTab; tabs: readonly UrlTab[] }) {
  const paper = useOnPaper()
  const shown = tabs.filter((tab) => tab === chosen || (paper && tab.printed))
  return shown.map((tab) => (
    <Box key={tab.id} sx={tab === chosen ? panel : { display: 'none', ...panel }}>
      {!tab.headed && (
        <Typography component="h2" sx={{ ...printOnly, mb: 3 }} variant="h2">
          {tab.label}
        </Typography>
      )}
      {tab.content}
    </Box>
  ))
}

const panel = {
  '@media print': {
    display: 'block',
    // a panel that did not load in time prints no heading either
    '&:has(> [aria-busy="true"])': { display: 'none' },
    '&:not(:first-of-type)': { mt: 4, pt: 4, borderTop: 1, borderColor: 'divider' },
  },
} as const

interface TabRowProps {
  id: string
  label: string
  tabs: readonly UrlTab[]
  value: string
  onChoose: (tab: string) => void
}

/**
 * Arrows only where tabs do not fit: MUI alone leaves them there after two quick changes of its width. The last press wins: one on
 * the tab that is drawn counts while another one is still opening, which `onChange` of MUI does not tell.
 */
export function TabRow({ id, label, tabs, value, onChoose }: TabRowProps) {
  const row = useRef<HTMLDivElement>(null)
  const overflows = useOverflow(row, '[role=tablist]', tabs.length)
  return (
    <Tabs aria-label={label} ref={row} scrollButtons={overflows && 'auto'} sx={list} value={value} variant="scrollable">
      {tabs.map((tab) => (
        <Tab
          aria-controls={`${id}-panel`}
          id={`${id}-${tab.id}`}
          key={tab.id}
          label={tab.label}
          onClick={() => onChoose(tab.id)}
          value={tab.id}
        />
      ))}
    </Tabs>
  )
}

/** An arrow that leads nowhere would only push the first tab away from the edge. */
const list = {
  borderBottom: 1,
  borderColor: 'divider',
  mb: 4,
  '& .MuiTabs-scrollButtons.Mui-disabled': { display: 'none' },
} as const

/** Whether the `count` parts inside the element of the selector `inner` are wider than it; measured again when a size changes. */
function useOverflow(place: RefObject<HTMLElement | null>, inner: string, count: number): boolean {
  const [overflows, setOverflows] = useState(false)
  useLayoutEffect(() => {
    const outside = place.current
    const inside = outside?.querySelector(inner)
    if (!outside || !inside || typeof ResizeObserver === 'undefined') return
    const watch = new ResizeObserver(() => setOverflows(inside.scrollWidth > outside.clientWidth))
    for (const element of [outside, ...inside.children]) watch.observe(element)
    return () => watch.disconnect()
  }, [place, inner, count])
  return overflows
}
