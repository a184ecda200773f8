import { useLiveStatus, useRecord } from '@bandiera/live'
import { EmptyState, LinearProgress, LinkButton, testiComuni } from '@bandiera/ui'
import { useParams } from 'react-router-dom'
import { PraticaPage } from '../pagina/pratica-page.tsx'
import { PRATICHE } from '../paths.ts'
import { testi } from '../testi.ts'

export function Component() {
  const { pId = '' } = useParams()
  const pratica = useRecord('pratiche', pId)
  const { ready } = useLiveStatus()
  if (pratica) return <PraticaPage key={pId} pratica={pratica} />
  if (!ready) return <LinearProgress aria-label={testiComuni.caricamento} />
  const back = <LinkButton to={PRATICHE}>{testi.vaiPratiche}</LinkButton>
  return <EmptyState action={back} text={testi.nonTrovata} title={testiComuni.nonTrovato} whole />
}
