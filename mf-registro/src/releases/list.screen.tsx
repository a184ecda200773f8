import { EmptyState, UrlTabs } from '@bandiera/ui'
import { DataTable } from '@bandiera/ui/list'
import { useMemo } from 'react'
import { parseKeys, type TeamKey } from './parts/keys.ts'
import type { Registry } from '../parts/registry.ts'
import { RegistryPage } from '../parts/page.tsx'
import { useAsked, useRegistry } from '../parts/requests.ts'
import { KeysSection } from './sections/keys.tsx'
import { releaseColumns, releaseRows } from './columns.tsx'
import { Channels, Floors, WithdrawnReleases, HeldVersions } from './sections/channels.tsx'
import { texts } from './texts.ts'
import { texts as moduleTexts } from '../texts.ts'

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
