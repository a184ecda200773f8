import { usePortal } from '@bandiera/platform'
import { ListMemoryContext, Page, UrlTabs, useUrlParams } from '@bandiera/ui'
import { useListMemory } from '@bandiera/ui/list'
import { useEffect } from 'react'
import { Foglio } from '../foglio/foglio.tsx'
import { PerAzienda } from '../parts/per-azienda.tsx'
import { PerBando } from '../parts/per-bando.tsx'
import { testi } from '../testi.ts'

const TABS = [
  { id: 'azienda', label: testi.perAzienda, content: <PerAzienda /> },
  { id: 'bando', label: testi.perBando, content: <PerBando /> },
]

export function Component() {
  const [params] = useUrlParams()
  const [scheda, confronta] = [params.get('scheda'), params.get('confronta')]
  const { setTitle } = usePortal()
  const memory = useListMemory()
  // a sheet names the window after itself
  useEffect(() => (scheda === null ? setTitle(testi.incroci) : undefined), [scheda, setTitle])
  if (scheda !== null || confronta !== null) return <Foglio confronta={confronta ?? ''} scheda={scheda} />
  return (
    <Page title={testi.incroci}>
      <ListMemoryContext value={memory}>
        <UrlTabs label={testi.incroci} tabs={TABS} />
      </ListMemoryContext>
    </Page>
  )
}
