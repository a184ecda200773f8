import { type DashboardGroup, type SlotPart, usePortal, useSlot } from '@bandiera/platform'
import { Box, EmptyState, hidden, InternalMark, Page, Paper, Typography, useToday } from '@bandiera/ui'
import { type ReactNode, useId } from 'react'
import { texts } from '../texts.ts'
import { screenTexts as own } from './texts.ts'

type Part = SlotPart<Record<string, never>>

/** What a role has to do today, its clients, its chances and its money, or the like of an editore and an admin. */
export function Component() {
  const { usr, role } = usePortal()
  const parts = useSlot('dashboard.widget')
  const oggi = useToday()
  const rest = parts.filter(({ group }) => !isKnown(group))
  return (
    <Box sx={{ '& h1::first-letter': { textTransform: 'uppercase' } }}>
      <Page facts={texts.ciao(usr?.name ?? '')} title={longDay.format(new Date(`${oggi}T12:00:00Z`))}>
        {/* deadlines, tasks and matches of all clients; an editore does not see clients */}
        {parts.length > 0 && role !== 'editore' && <InternalMark />}
        {parts.length === 0 && <EmptyState text={own.emptyText} title={own.empty} />}
        <Box sx={columns}>
          {COLUMNS.map((groups) => (
            <Box key={groups[0]} sx={column}>
              {groups.map((group) => (
                <Group key={group} parts={parts.filter((part) => part.group === group)} title={own.groups[group]} />
              ))}
            </Box>
          ))}
        </Box>
        <Box sx={others}>
          {rest.map((part) => (
            <Card key={part.id} level="h2" look={card} title={part.title}>
              <Place part={part} />
            </Card>
          ))}
        </Box>
      </Page>
    </Box>
  )
}

const longDay = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** The groups from left to right and from top to bottom; a phone shows them one after the other. */
const COLUMNS: readonly (readonly [DashboardGroup, ...DashboardGroup[]])[] = [
  ['oggi', 'cliente', 'redazione', 'persone', 'uso'],
  ['opportunita', 'soldi', 'scadenza', 'importati', 'allarmi'],
]
const isKnown = (group: string | undefined) => group !== undefined && Object.hasOwn(own.groups, group)

function Group({ title, parts }: { title: string; parts: readonly Part[] }) {
  if (parts.length === 0) return null
  return (
    <Card level="h2" look={card} title={title}>
      {parts.map((part) => (
        <Card key={part.id} level="h3" look={line} quiet={parts.length === 1} title={part.title}>
          <Place part={part} />
        </Card>
      ))}
    </Card>
  )
}

/** The room of a part is there before its code and its data are, so that nothing below it moves. */
function Place({ part: { Component: Part, lines = 0, phoneLines = lines } }: { part: Part }) {
  const minHeight = { xs: `${phoneLines * LINE}rem`, sm: `${lines * LINE}rem` }
  return (
    // margins of what is inside stay inside
    <Box sx={{ display: 'flow-root', minHeight, '@media print': { minHeight: 0 } }}>
      <Part />
    </Box>
  )
}

/** In rem: 36 px. */
const LINE = 2.25

function Card({ title, level, look, quiet = false, children }: CardProps) {
  const id = useId()
  return (
    <Paper aria-labelledby={id} component="section" elevation={0} sx={look}>
      <Typography component={level} id={id} sx={quiet ? hidden : { mb: level === 'h2' ? 2 : 1 }} variant={level}>
        {title}
      </Typography>
      {children}
    </Paper>
  )
}

interface CardProps {
  title: string
  level: 'h2' | 'h3'
  look: typeof card | typeof line
  /** The title is for screen readers only: the one part of a group has its name. */
  quiet?: boolean
  children: ReactNode
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: 4,
  // all cards on two sheets
  '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', zoom: 0.8 },
} as const
const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  '&:empty': { display: 'none' },
} as const
/** Cards of modules that name no group. */
const others = { ...columns, mt: 4 } as const
const card = { boxSizing: 'border-box', p: 4, border: 1, borderColor: 'divider' } as const
const line = {
  bgcolor: 'transparent',
  breakInside: 'avoid',
  '& + &': { mt: 3, pt: 3, borderTop: 1, borderColor: 'divider', borderRadius: 0 },
} as const
