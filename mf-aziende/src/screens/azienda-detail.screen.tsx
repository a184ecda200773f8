import { useLiveStatus, useRecord } from '@bandiera/live'
import { EmptyState, LinearProgress, LinkButton, testiComuni } from '@bandiera/ui'
import { useParams } from 'react-router-dom'
import { AziendaPage } from '../parts/azienda-page.tsx'
import { AZIENDE } from '../paths.ts'
import { testi } from '../testi.ts'

export function Component() {
  const { aId = '' } = useParams()
  const azienda = useRecord('aziende', aId)
  const { ready } = useLiveStatus()
  if (azienda) return <AziendaPage azienda={azienda} key={aId} />
  if (!ready) return <LinearProgress aria-label={testiComuni.caricamento} />
  const back = <LinkButton to={AZIENDE}>{testi.tornaElenco}</LinkButton>
  return <EmptyState action={back} text={testi.nonTrovata} title={testiComuni.nonTrovato} whole />
}
