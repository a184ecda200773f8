import type { Azienda } from '@bandiera/domain'
import { useChoices, useLiveStatus, useRecord, useRecords, useSome } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { AppLink, EmptyState, LinkButton, Page, UrlTabs } from '@bandiera/ui'
import { RecordPicker, useChosenRecord } from '@bandiera/ui/form'
import { ListSkeleton } from '@bandiera/ui/list'
import { AZIENDE, aziendaOption } from '../parts/azienda-options.ts'
import { FinancingSection } from './sections/financing.tsx'
import { KpiPanel } from '../parts/kpi/panel.tsx'
import { texts } from './texts.ts'
import { texts as moduleTexts } from '../texts.ts'

/** Financings for a company and the ratios of its accounts; one white label shows the ratios first. */
export function Component() {
  const { settings } = usePortal()
  const kpiFirst = settings?.variante === 'sofabis'
  const some = useSome('aziende')
  const { ready } = useLiveStatus()
  const options = useChoices('aziende', AZIENDE)
  const first = useRecords({ coll: 'aziende', where: FOLLOWED, order: 'ragioneSociale', rows: 1 }).records[0]
  const [id = '', choose] = useChosenRecord('azienda', first?._id)
  const azienda = useRecord('aziende', id)
  const title = kpiFirst ? moduleTexts.creditoSofabis : moduleTexts.credito
  if (!ready && !some) return <Page title={title}>{<ListSkeleton />}</Page>
  if (!some) return <Page title={title}>{NO_AZIENDA}</Page>
  return (
    <Page title={title}>
      <RecordPicker
        label={texts.azienda}
        onChange={choose}
        options={options}
        placeholder={texts.chooseAzienda}
        value={azienda && aziendaOption(azienda)}
      >
        {azienda && (
          <AppLink className="no-print" to={`/azienda/${azienda._id}`}>
            {texts.openAzienda}
          </AppLink>
        )}
      </RecordPicker>
      {azienda && <UrlTabs label={texts.tabs} tabs={tabsOf(azienda, kpiFirst)} />}
    </Page>
  )
}

const FOLLOWED = { 'calc.archivio': 'no' } as const

function tabsOf(azienda: Azienda, kpiFirst: boolean) {
  const tabs = [
    { id: 'finanziamenti', label: texts.tab.loans, content: <FinancingSection azienda={azienda} /> },
    { id: 'kpi', label: texts.tab.kpi, content: <KpiPanel azienda={azienda} /> },
  ]
  return kpiFirst ? tabs.reverse() : tabs
}

const NO_AZIENDA = (
  <EmptyState
    action={<LinkButton to="/aziende">{texts.goToAziende}</LinkButton>}
    text={texts.withoutAziendeHelp}
    title={texts.withoutAziende}
  />
)
