import type { Azienda } from '@bandiera/domain'
import { useChoices, useLiveStatus, useRecord, useRecords, useSome } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { AppLink, Box, EmptyState, LinkButton, Page, printOnly } from '@bandiera/ui'
import { TitleEnd, TitleTabs } from '@bandiera/ui/detail'
import { ComboBox, useChosenRecord } from '@bandiera/ui/form'
import { ListSkeleton } from '@bandiera/ui/list'
import type { ReactNode } from 'react'
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
  const company = (
    <TitleEnd>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
        <Box sx={{ width: { xs: 230, sm: 300 } }}>
          <ComboBox
            control={{ 'aria-label': texts.azienda }}
            onChange={(option) => option && choose(option.value)}
            placeholder={texts.chooseAzienda}
            source={options}
            value={azienda ? aziendaOption(azienda) : null}
          />
        </Box>
        <Box sx={{ flex: '1 1 80px' }}>
          {azienda && <AppLink to={`/azienda/${azienda._id}`}>{texts.openAzienda}</AppLink>}
        </Box>
      </Box>
    </TitleEnd>
  )
  return <TitleTabs label={texts.tabs} tabs={tabsOf(azienda, kpiFirst, company)} title={title} />
}

const FOLLOWED = { 'calc.archivio': 'no' } as const

function tabsOf(azienda: Azienda | undefined, kpiFirst: boolean, company: ReactNode) {
  const of = (Content: (props: { azienda: Azienda }) => ReactNode) => (
    <>
      {company}
      {azienda && <Box sx={{ ...printOnly, fontWeight: 600 }}>{azienda.ragioneSociale}</Box>}
      {azienda && <Content azienda={azienda} />}
    </>
  )
  const tabs = [
    { id: 'finanziamenti', label: texts.tab.loans, content: of(FinancingSection) },
    { id: 'kpi', label: texts.tab.kpi, content: of(KpiPanel) },
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
