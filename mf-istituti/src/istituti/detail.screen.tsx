import { useLiveStatus, useRecord } from '@bandiera/live'
import { EmptyState, LinearProgress, LinkButton, testiComuni } from '@bandiera/ui'
import { useParams } from 'react-router-dom'
import { Detail } from './detail-page.tsx'
import { ISTITUTI } from '../paths.ts'
import { texts } from './texts.ts'

export function Component() {
  const { id = '' } = useParams()
  const istituto = useRecord('istituti', id)
  const { ready } = useLiveStatus()
  if (istituto) return <Detail istituto={istituto} key={id} />
  if (!ready) return <LinearProgress aria-label={testiComuni.caricamento} />
  const back = <LinkButton to={ISTITUTI}>{texts.torna}</LinkButton>
  return <EmptyState action={back} text={texts.nonTrovato} title={testiComuni.nonTrovato} whole />
}
