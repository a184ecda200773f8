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
                  <NotedTable
                    columns={FLOOR_COLUMNS}
                    note={texts.floorsNote}
                    rows={registro.minimi}
                    title={texts.floors}
                  />
                </>
              ),
            },
            {
              id: 'trattenuti',
              label: texts.held,
              content: (
                <>
                  <HeldVersions trattenuti={registro.trattenuti} />
                  <NotedTable
                    columns={WITHDRAWN_COLUMNS}
                    note={texts.withdrawnNote}
                    rows={registro.ritirati}
                    title={texts.withdrawn}
                  />
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

const moduleColumn = { label: moduleTexts.columnTexts.module, cell: ({ id }: { id: string }) => id }
const { columnTexts } = texts

const CHANNEL_COLUMNS: TableColumn<Registry['canali'][string] & { id: string }>[] = [
  moduleColumn,
  { label: columnTexts.stable, cell: ({ stable }) => <Version versione={stable ?? null} /> },
  { label: columnTexts.next, cell: ({ next }) => <Version versione={next ?? null} /> },
]

function Channels({ canali }: Pick<Registry, 'canali'>) {
  const righe = Object.entries(canali).map(([id, dove]) => ({ id, ...dove }))
  if (righe.length === 0) return <Note>{texts.noChannel}</Note>
  return <SmallTable columns={CHANNEL_COLUMNS} keyOf={({ id }) => id} label={texts.channels} rows={righe} />
}

const HELD_COLUMNS: TableColumn<Registry['trattenuti'][number]>[] = [
  moduleColumn,
  { label: moduleTexts.columnTexts.version, cell: ({ version }) => <Version versione={version} /> },
  { label: moduleTexts.columnTexts.tenant, cell: ({ tenant }) => tenant },
]

const FLOOR_COLUMNS: TableColumn<Floor>[] = [
  moduleColumn,
  { label: columnTexts.minima, cell: ({ version }) => <Version versione={version} /> },
  { label: columnTexts.reason, cell: ({ why }) => why },
  { label: columnTexts.chi, cell: ({ by, at, release }) => texts.whoAndWhen(by, whenText(at), release) },
]

const WITHDRAWN_COLUMNS: TableColumn<Withdrawn>[] = [
  moduleColumn,
  { label: moduleTexts.columnTexts.version, cell: ({ versione }) => <Version versione={versione} /> },
  { label: columnTexts.reason, cell: ({ perche }) => perche },
  { label: columnTexts.chi, cell: ({ chi, quando }) => texts.whoAndWhen(chi, whenText(quando)) },
]

interface NotedTableProps<T> {
  title: string
  note: string
  columns: TableColumn<T>[]
  rows: readonly T[] | undefined
}

/** Absent without rows. */
function NotedTable<T extends { id: string }>({ title, note, columns, rows = [] }: NotedTableProps<T>) {
  if (rows.length === 0) return null
  return (
    <Section title={title}>
      <Note>{note}</Note>
      <SmallTable columns={columns} keyOf={(row) => JSON.stringify(row)} label={title} rows={rows} />
    </Section>
  )
}

/** A tenant does not get these again by itself. */
function HeldVersions({ trattenuti }: Pick<Registry, 'trattenuti'>) {
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
