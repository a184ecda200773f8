import { useRecord } from '@bandiera/live'
import { KpiPanel } from '../parts/kpi/panel.tsx'

export function Component({ aziendaId }: { aziendaId: string }) {
  const azienda = useRecord('aziende', aziendaId)
  return azienda ? <KpiPanel azienda={azienda} /> : null
}
