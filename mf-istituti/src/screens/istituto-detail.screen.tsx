import { useLiveStatus, useRecord } from '@bandiera/live'
import { EmptyState, LinearProgress, LinkButton, testiComuni } from '@bandiera/ui'
import { useParams } from 'react-router-dom'
import { IstitutoPage } from '../parts/istituto-page.tsx'
import { ISTITUTI } from '../paths.ts'
import { testi } from '../testi.ts'

export function Component() {
  const { id = '' } = useParams()
  const istituto = useRecord('istituti', id)
  const { ready } = useLiveStatus()
  if (istituto) return <IstitutoPage istituto={istituto} key={id} />
  if (!ready) return <LinearProgress aria-label={testiComuni.caricamento} />
  const back = <LinkButton to={ISTITUTI}>{testi.torna}</LinkButton>
  return <EmptyState action={back} text={testi.nonTrovato} title={testiComuni.nonTrovato} whole />
}
