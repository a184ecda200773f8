import { Box, EmptyState, Section, UrlTabs } from '@bandiera/ui'
import { DataTable } from '@bandiera/ui/list'
import { useMemo } from 'react'
import { type Floor, parseKeys, type Registry, type TeamKey, type Withdrawn } from '../parts/registry.ts'
import { RegistryPage } from '../parts/page.tsx'
import { useAsked, useRegistry } from '../parts/requests.ts'
import { KeysSection } from './sections/keys.tsx'
import { releaseColumns, releaseRows } from './columns.tsx'
import { texts } from './texts.ts'
import { texts as moduleTexts } from '../texts.ts'
import { whenText } from '../parts/texts.ts'
import { Version } from '../parts/module-cell.tsx'
import { SmallTable, type TableColumn } from '../parts/table.tsx'

const NONE: readonly TeamKey[] = []

export function Component() {
  const asked = useRegistry()
  const chiavi = useAsked('/api/registro/chiavi', parseKeys)
  return (
    <RegistryPage asked={asked} title={moduleTexts.releases}>
      {(registro) => (
        <UrlTabs
          label={texts.tabs}
          tabs={[
            {
              id: 'rilasci',
              label: texts.releases,
              content: <Releases chiavi={chiavi.value ?? NONE} registro={registro} />,
            },
            {
              id: 'canali',
              label: texts.channels,
              content: (
                <>
                  <Channels canali={registro.canali} />
                  <Floors minimi={registro.minimi ?? []} />
                </>
              ),
            },
            {
              id: 'trattenuti',
              label: texts.held,
              content: (
                <>
                  <HeldVersions trattenuti={registro.trattenuti} />
                  <WithdrawnReleases ritirati={registro.ritirati ?? []} />
                </>
              ),
            },
            {
              id: 'chiavi',
              label: texts.keys,
              content: <KeysSection asked={chiavi} onDone={asked.retry} registro={registro} />,
            },
          ]}
        />
      )}
    </RegistryPage>
  )
}

function Releases({ registro, chiavi }: { registro: Registry; chiavi: readonly TeamKey[] }) {
  const righe = useMemo(() => releaseRows(registro, chiavi), [registro, chiavi])
  return (
    <DataTable
      columns={releaseColumns}
      csv="rilasci-moduli"
      empty={<EmptyState text={texts.emptyText} title={texts.empty} />}
      label={texts.releases}
      nome={texts.noun}
      records={righe}
    />
  )
}

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
