import { Box, Section } from '@bandiera/ui'
import type { Floor, Registry, Withdrawn } from '../../parts/registry.ts'
import { whenText } from '../../parts/texts.ts'
import { Version } from '../../parts/outcome.tsx'
import { SmallTable, type TableColumn } from '../../parts/table.tsx'
import { texts as moduleTexts } from '../../texts.ts'
import { texts } from '../texts.ts'

type ChannelRow = Registry['canali'][string] & { id: string }
type HeldRow = Registry['trattenuti'][number]

const CHANNEL_COLUMNS: TableColumn<ChannelRow>[] = [
  { label: moduleTexts.columnTexts.module, cell: ({ id }) => id },
  { label: texts.columnTexts.stable, cell: ({ stable }) => <Version versione={stable ?? null} /> },
  { label: texts.columnTexts.next, cell: ({ next }) => <Version versione={next ?? null} /> },
]

export function Channels({ canali }: Pick<Registry, 'canali'>) {
  const righe = Object.entries(canali).map(([id, dove]) => ({ id, ...dove }))
  if (righe.length === 0) return <Note>{texts.noChannel}</Note>
  return <SmallTable columns={CHANNEL_COLUMNS} keyOf={({ id }) => id} label={texts.channels} rows={righe} />
}

const HELD_COLUMNS: TableColumn<HeldRow>[] = [
  { label: moduleTexts.columnTexts.module, cell: ({ id }) => id },
  { label: moduleTexts.columnTexts.version, cell: ({ version }) => <Version versione={version} /> },
  { label: moduleTexts.columnTexts.tenant, cell: ({ tenant }) => tenant },
]

const FLOOR_COLUMNS: TableColumn<Floor>[] = [
  { label: moduleTexts.columnTexts.module, cell: ({ id }) => id },
  { label: texts.columnTexts.minima, cell: ({ version }) => <Version versione={version} /> },
  { label: texts.columnTexts.reason, cell: ({ why }) => why },
  { label: texts.columnTexts.chi, cell: ({ by, at, release }) => texts.whoAndWhen(by, whenText(at), release) },
]

export function Floors({ minimi }: { minimi: readonly Floor[] }) {
  if (minimi.length === 0) return null
  return (
    <Section title={texts.floors}>
      <Note>{texts.floorsNote}</Note>
      <SmallTable columns={FLOOR_COLUMNS} keyOf={({ id }) => id} label={texts.floors} rows={minimi} />
    </Section>
  )
}

const WITHDRAWN_COLUMNS: TableColumn<Withdrawn>[] = [
  { label: moduleTexts.columnTexts.module, cell: ({ id }) => id },
  { label: moduleTexts.columnTexts.version, cell: ({ versione }) => <Version versione={versione} /> },
  { label: texts.columnTexts.reason, cell: ({ perche }) => perche },
  { label: texts.columnTexts.chi, cell: ({ chi, quando }) => texts.whoAndWhen(chi, whenText(quando)) },
]

export function WithdrawnReleases({ ritirati }: { ritirati: readonly Withdrawn[] }) {
  if (ritirati.length === 0) return null
  return (
    <Section title={texts.withdrawn}>
      <Note>{texts.withdrawnNote}</Note>
      <SmallTable
        columns={WITHDRAWN_COLUMNS}
        keyOf={({ id, versione }) => `${id} ${versione}`}
        label={texts.withdrawn}
        rows={ritirati}
      />
    </Section>
  )
}

/** A tenant does not get these again by itself. */
export function HeldVersions({ trattenuti }: Pick<Registry, 'trattenuti'>) {
  if (trattenuti.length === 0) return <Note>{texts.noneHeld}</Note>
  return (
    <>
      <Note>{texts.heldNote}</Note>
      <SmallTable
        columns={HELD_COLUMNS}
        keyOf={({ tenant, id, version }) => `${tenant} ${id} ${version}`}
        label={texts.held}
        rows={trattenuti}
      />
    </>
  )
}

const Note = ({ children }: { children: string }) => (
  <Box sx={{ color: 'text.secondary', mb: 2, maxWidth: '75ch' }}>{children}</Box>
)
