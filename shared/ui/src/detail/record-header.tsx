import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { Fact } from '../page/facts.tsx'
import type { UrlTab } from '../page/url-tabs.tsx'
import { ActionsMenu, type PageAction } from './actions-menu.tsx'
import { detailTexts } from './texts.ts'

export interface DetailPageProps {
  /** A way back, on the line of the name: the bar of the portal has one already. */
  above?: ReactNode
  title: string
  /** Beside the name: at most three chips, or short texts. */
  chips?: ReactNode
  /** What decides the day, at most four: one line on a desk, two by two on a phone. */
  keyFacts?: readonly Fact[] | undefined
  /** A muted line of text under the name. */
  facts?: ReactNode
  /** The one thing that a person most often does here. */
  primary?: ReactNode
  /** Everything else that one can do with the record. */
  menu?: readonly PageAction[]
  /** More buttons beside the name, on pages with neither `primary` nor `menu`. */
  actions?: ReactNode
  level?: 1 | 2
  children?: ReactNode
  /** The most important part: above the tabs, and on a narrow screen before the side column. */
  notice?: ReactNode
  /** The rest of the page, at most six; the chosen one is in the address (`?tab=`). */
  tabs: readonly UrlTab[]
  /** Deadlines and activity: beside the tabs from 1280 px on, below the header on narrower screens. */
  aside?: ReactNode
  /** Name of the side column. With it a narrow screen shows one line with this name, which opens the column. */
  asideLabel?: string
  label: string
}

type RecordHeaderProps = Omit<DetailPageProps, 'children' | 'notice' | 'tabs' | 'aside' | 'asideLabel' | 'label'>

/** Name, chips and actions on one line, the facts that decide the day below it. */
export function RecordHeader({ title, level = 1, ...parts }: RecordHeaderProps) {
  const { above, chips, keyFacts = [], facts, primary, menu = [], actions } = parts
  return (
    <Box className="record-header" sx={header}>
      <Box sx={name}>
        {above && (
          <Box className="no-print" sx={{ ml: -3, mr: -2 }}>
            {above}
          </Box>
        )}
        <Typography component={level === 1 ? 'h1' : 'h2'} sx={{ minWidth: 0 }} tabIndex={-1} variant="h1">
          {title}
        </Typography>
        {chips}
      </Box>
      {(facts || keyFacts.length > 0) && (
        <Box sx={{ gridArea: 'facts', minWidth: 0 }}>
          {facts && <Box sx={{ color: 'text.secondary' }}>{facts}</Box>}
          {keyFacts.length > 0 && <KeyFacts facts={keyFacts} />}
        </Box>
      )}
      {(primary || menu.length > 0 || actions) && (
        <Box className="no-print" sx={buttons}>
          {actions}
          {primary}
          <ActionsMenu actions={menu} label={detailTexts.altreAzioni} />
        </Box>
      )}
    </Box>
  )
}

const KeyFacts = ({ facts }: { facts: readonly Fact[] }) => (
  <Box component="dl" sx={strip}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.75rem', lineHeight: '16px' }}>
          {label}
        </Box>
        <Box component="dd" sx={{ m: 0, minHeight: 22, lineHeight: '22px', fontWeight: 500 }}>
          {value ?? '—'}
        </Box>
      </div>
    ))}
  </Box>
)

/** On a phone the buttons follow the facts, on a desk they are on the line of the name. */
const header = {
  display: 'grid',
  columnGap: 4,
  rowGap: 2,
  mb: { xs: 3, sm: 2 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  gridTemplateAreas: { xs: '"name" "facts" "buttons"', sm: '"name buttons" "facts facts"' },
  '@media print': { gridTemplateAreas: '"name name" "facts facts"' },
} as const

const name = {
  gridArea: 'name',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 1,
  minHeight: 32,
  minWidth: 0,
} as const

const buttons = {
  gridArea: 'buttons',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  alignSelf: 'start',
  justifyContent: { sm: 'flex-end' },
} as const

const strip = {
  m: 0,
  display: 'grid',
  rowGap: 2,
  columnGap: { xs: 4, sm: 6 },
  justifyContent: 'start',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, auto)' },
  fontVariantNumeric: 'tabular-nums',
  '& > div': { minWidth: 0 },
  // one figure alone is too narrow for a finger
  '& a': { display: 'inline-block', minWidth: 24 },
  '& > div + div': { borderLeft: { md: 1 }, borderColor: { md: 'divider' }, pl: { md: 6 } },
  '@media print': { gridTemplateColumns: 'repeat(4, auto)' },
} as const
