import { Slot, usePortal, useSlot } from '@bandiera/platform'
import { Box, EmptyState, InternalMark, Page, Paper, Typography } from '@bandiera/ui'
import { useId, type ReactNode } from 'react'
import { texts } from '../texts.ts'
import { screenTexts as own } from './texts.ts'

export function Component() {
  const { usr, role } = usePortal()
  const none = useSlot('dashboard.widget').length === 0
  return (
    <Page title={texts.ciao(usr?.name ?? '')}>
      {/* deadlines, tasks and matches of all clients; an editore does not see clients */}
      {!none && role !== 'editore' && <InternalMark />}
      {none && <EmptyState text={own.emptyText} title={own.empty} />}
      <Box sx={grid}>
        <Slot name="dashboard.widget" props={{}}>
          {(title, part) => <Card title={title}>{part}</Card>}
        </Slot>
      </Box>
    </Page>
  )
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Paper aria-labelledby={id} component="section" sx={card}>
      <Typography component="h2" id={id} sx={{ mb: 3 }} variant="h2">
        {title}
      </Typography>
      {children}
    </Paper>
  )
}

/** Columns filled from the top one after the other: no card is stretched to its neighbour, and reading order is kept. */
const grid = {
  columns: '310px auto',
  columnGap: 4,
  '& > *': { breakInside: 'avoid', minWidth: 0, pb: 4 },
  // all cards on two sheets
  '@media print': { columns: 2, columnGap: 4, zoom: 0.8 },
} as const
const card = { boxSizing: 'border-box', p: 5, border: 1, borderColor: 'divider', breakInside: 'avoid' } as const
