import type { Azienda } from '@bandiera/domain'
import { usePortal, useSlot } from '@bandiera/platform'
import { refusalOf } from '@bandiera/policy'
import { Button, printPage, testiCarta, useUrlParams, type UrlTab } from '@bandiera/ui'
import { DetailPage } from '@bandiera/ui/detail'
import { useEffect } from 'react'
import { SCHEDE, schedaOf, useEditing, type Editing, type Scheda } from '../sections/editing.ts'
import { SchedaContent } from '../sections/scheda-content.tsx'
import { Storico } from '../sections/storico.tsx'
import { testi } from '../testi.ts'
import { AziendaAside } from './azienda-aside.tsx'
import { AziendaChips, AziendaFacts } from './azienda-header.tsx'

/** The page of one company: its data tab by tab, the tabs that other modules add, its history. */
export function AziendaPage({ azienda }: { azienda: Azienda }) {
  const { usr, setTitle } = usePortal()
  const slots = useSlot('azienda.scheda')
  const { ragioneSociale } = azienda
  useEffect(() => setTitle(ragioneSociale), [ragioneSociale, setTitle])
  const editing = useEditing()
  useTabOfCampo(editing)
  const may = usr !== null && refusalOf(usr, { coll: 'aziende', before: azienda, after: azienda }) === null
  const own = (Object.keys(SCHEDE) as Scheda[]).map((id): UrlTab => ({
    id,
    label: testi.tabs[id],
    content: <SchedaContent azienda={azienda} editing={editing} may={may} scheda={id} />,
    printed: true,
    headed: true,
  }))
  const others = slots.map(({ id, title, Component }): UrlTab => ({
    id: id.replace(/^.*\//, ''),
    label: title,
    content: <Component aziendaId={azienda._id} />,
    printed: true,
  }))
  const storico = { id: 'storico', label: testi.tabs.storico, content: <Storico id={azienda._id} /> }
  return (
    <DetailPage
      actions={print}
      aside={<AziendaAside azienda={azienda} />}
      chips={<AziendaChips azienda={azienda} />}
      facts={<AziendaFacts azienda={azienda} />}
      label={testi.schede}
      tabs={[...own, ...others, storico]}
      title={ragioneSociale}
    />
  )
}

const print = (
  <Button onClick={() => void printPage()} variant="outlined">
    {testiCarta.stampa}
  </Button>
)

/** A field that is asked for (`?campo=`) opens the tab it stands in, once: afterwards the tabs are free. */
function useTabOfCampo({ editing, campo }: Editing): void {
  const [, change] = useUrlParams()
  const scheda = editing && schedaOf(editing)
  useEffect(() => {
    if (scheda) change({ tab: scheda === 'anagrafica' ? null : scheda }, { replace: true })
  }, [campo, scheda, change])
}
