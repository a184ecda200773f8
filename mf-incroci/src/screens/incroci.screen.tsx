import { Page, UrlTabs } from '@bandiera/ui'
import { PerAzienda } from '../parts/per-azienda.tsx'
import { PerBando } from '../parts/per-bando.tsx'
import { testi } from '../testi.ts'

const TABS = [
  { id: 'azienda', label: testi.perAzienda, content: <PerAzienda /> },
  { id: 'bando', label: testi.perBando, content: <PerBando /> },
]

export function Component() {
  return (
    <Page title={testi.incroci}>
      <UrlTabs label={testi.incroci} tabs={TABS} />
    </Page>
  )
}
