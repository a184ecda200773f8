import MoreHoriz from '@mui/icons-material/MoreHoriz'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { createOutlet } from '../page/outlet.tsx'
import { MenuButton, type MenuChoice } from './menu-button.tsx'
import { useListState } from './list-state.ts'
import { listTexts } from './texts.ts'

export interface ViewTab {
  id: string
  label: string
  /** Absent or `null` until it is known. */
  count?: number | null | undefined
  selected: boolean
  /** A page of its own, or (`onChoose`) another view of this one. */
  to?: string | undefined
  onChoose?: (() => void) | undefined
}

/** A link, or something to do. */
export type PageChoice = Omit<MenuChoice, 'onChoose'> & Partial<Pick<MenuChoice, 'onChoose'>>

export interface ListPageProps {
  title: string
  /** Of the heading; 1 unless the list is a part of a page. */
  level?: 1 | 2
  tabs?: readonly ViewTab[] | undefined
  /** The one thing that people come here to do. */
  primary?: ReactNode
  /** All other actions and links of the page. */
  menu?: readonly PageChoice[] | undefined
  /** A short fact beside the count. */
  note?: ReactNode
  children: ReactNode
}

/** A page with one list: title, count, view tabs and the main action on one line; the list's own line follows. */
export function ListPage({ title, level = 1, tabs = [], primary, menu = [], note, children }: ListPageProps) {
  return (
    <count.Frame>
      <Box sx={page}>
        <Box sx={bar}>
          <Typography component={`h${level}`} sx={{ flex: 'none', maxWidth: '100%' }} tabIndex={-1} variant="h1">
            {title}
          </Typography>
          <count.Place component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }} />
          {note && <Box sx={{ color: 'text.secondary', typography: 'body2', minWidth: 0 }}>{note}</Box>}
          {tabs.length > 0 && <ViewTabs tabs={tabs} />}
          <Box className="no-print" data-group sx={{ display: 'flex', gap: 1, ml: 'auto', order: { xs: 0, md: 1 } }}>
            {primary}
            {menu.length > 0 && (
              <MenuButton choices={menu.map(choiceOf)} icon={MoreHoriz} label={listTexts.altreAzioni} />
            )}
          </Box>
        </Box>
        {children}
      </Box>
    </count.Frame>
  )
}

const count = createOutlet()

/** The number of rows: beside the title of a `ListPage`, or here when the list is a part of another page. */
export const ListCount = ({ children }: { children: ReactNode }) => <count.Fill orHere>{children}</count.Fill>

const choiceOf = (choice: PageChoice): MenuChoice => ({ onChoose: NOTHING, ...choice })
const NOTHING = () => {}

const page = { px: { xs: 3, sm: 6 }, pt: { xs: 2, sm: 3 }, pb: { xs: 3, sm: 5 }, '@media print': { p: 0 } } as const
const bar = {
  display: 'flex',
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  alignItems: 'center',
  columnGap: 3,
  rowGap: 1,
  minHeight: 36,
  mb: 2,
} as const

/** Views of the same list, each with its number of rows: a press shows one, a second press all rows again. */
function ViewTabs({ tabs }: { tabs: readonly ViewTab[] }) {
  return (
    <Box aria-label={listTexts.schede} className="no-print" role="group" sx={tabRow}>
      {tabs.map(({ id, label, count, selected, to, onChoose }) => (
        <Button
          key={id}
          {...(to
            ? { component: Link, to, 'aria-current': selected ? 'page' : undefined }
            : { onClick: onChoose, 'aria-pressed': selected })}
          color="inherit"
          sx={selected ? chosenTab : tab}
        >
          {label}
          {count !== undefined && ' '}
          {count !== undefined && (
            <Box component="span" sx={{ ml: 1.5, minWidth: '1ch', color: 'text.secondary', fontWeight: 400 }}>
              {count ?? ''}
            </Box>
          )}
        </Button>
      ))}
    </Box>
  )
}

const tabRow = {
  display: 'flex',
  flex: { xs: '1 0 100%', md: '0 1 auto' },
  order: { xs: 1, md: 0 },
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  ml: { xs: -2, md: 2 },
} as const
const tab = {
  flex: 'none',
  px: 2,
  borderRadius: 0,
  color: 'text.secondary',
  borderBottom: '2px solid transparent',
} as const
const chosenTab = { ...tab, color: 'text.primary', borderBottomColor: 'primary.main' } as const

export interface FilterTab extends Pick<ViewTab, 'id' | 'label' | 'count'> {
  /** Values of the filters that make it; `null` leaves one to its usual values. */
  values: Readonly<Record<string, readonly string[] | null>>
}

/** Tabs that set filters of the address: the one that shows what the address says is selected, and a second press leaves it. */
export function useFilterTabs(views: readonly FilterTab[]): ViewTab[] {
  const { chosen, choose } = useListState()
  const shown = views.find(({ values }) => Object.entries(values).every(([id, wanted]) => same(chosen.get(id), wanted)))
  return views.map(({ values, ...tab }) => {
    const selected = tab.id === shown?.id
    const leave = Object.fromEntries(Object.keys(values).map((id) => [id, null]))
    return { ...tab, selected, onChoose: () => choose(selected ? leave : values) }
  })
}

const same = (now: readonly string[] | undefined, wanted: readonly string[] | null): boolean =>
  wanted === null ? now === undefined : now !== undefined && now.toSorted().join() === wanted.toSorted().join()
