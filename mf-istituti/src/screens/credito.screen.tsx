import type { Azienda } from '@bandiera/domain'
import { useChoices, useLiveStatus, useRecord, useSome, useWindow } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { AppLink, EmptyState, LinkButton, Page, UrlTabs } from '@bandiera/ui'
import { RecordPicker, useScelta } from '@bandiera/ui/form'
import { ListSkeleton } from '@bandiera/ui/list'
import { AZIENDE, aziendaOption } from '../azienda-options.ts'
import { FinanziamentiTab } from '../credito/finanziamenti-tab.tsx'
import { KpiPanel } from '../kpi/kpi-panel.tsx'
import { credito, testi } from '../testi.ts'

/** Financings for a company and the ratios of its accounts; the white label that is about ratios shows them first. */
export function Component() {
  const { settings } = usePortal()
  const kpiFirst = settings?.variante === 'sofabis'
  const some = useSome('aziende')
  const { ready } = useLiveStatus()
  const options = useChoices('aziende', AZIENDE)
  const { rows } = useWindow('aziende', { f: AZIENDE.f, ord: 'ragioneSociale', size: 1 })
  const [id = '', choose] = useScelta('azienda', rows[0]?._id)
  const azienda = useRecord('aziende', id)
  const title = kpiFirst ? testi.creditoSofabis : testi.credito
  if (!ready && !some) return <Page title={title}>{<ListSkeleton />}</Page>
  if (!some) return <Page title={title}>{NESSUNA}</Page>
  return (
    <Page title={title}>
      <RecordPicker
        label={credito.azienda}
        onChange={choose}
        options={options}
        placeholder={credito.scegliAzienda}
        value={azienda && aziendaOption(azienda)}
      >
        {azienda && (
          <AppLink className="no-print" to={`/azienda/${azienda._id}`}>
            {credito.apriAzienda}
          </AppLink>
        )}
      </RecordPicker>
      {azienda && <UrlTabs label={credito.schede} tabs={tabsOf(azienda, kpiFirst)} />}
    </Page>
  )
}

function tabsOf(azienda: Azienda, kpiFirst: boolean) {
  const tabs = [
    { id: 'finanziamenti', label: credito.tab.finanziamenti, content: <FinanziamentiTab azienda={azienda} /> },
    { id: 'kpi', label: credito.tab.kpi, content: <KpiPanel azienda={azienda} /> },
  ]
  return kpiFirst ? tabs.reverse() : tabs
}

const NESSUNA = (
  <EmptyState
    action={<LinkButton to="/aziende">{credito.vaiAziende}</LinkButton>}
    text={credito.senzaAziendeAiuto}
    title={credito.senzaAziende}
  />
)
