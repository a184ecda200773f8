import { useLiveStatus, useRecord } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { EmptyState, LinearProgress, LinkButton, testiComuni } from '@bandiera/ui'
import { useParams } from 'react-router-dom'
import { BandoPage } from '../parts/bando-page.tsx'
import { BANDI } from '../paths.ts'
import { isReadable } from '../readable.ts'
import { testi } from '../testi.ts'

export function Component() {
  const { id = '' } = useParams()
  const { role } = usePortal()
  const bando = useRecord('bandi', id)
  const { ready } = useLiveStatus()
  if (bando && isReadable(bando, role)) return <BandoPage bando={bando} key={id} />
  if (!ready) return <LinearProgress aria-label={testiComuni.caricamento} />
  const back = <LinkButton to={BANDI}>{testi.tornaElenco}</LinkButton>
  return <EmptyState action={back} text={testi.nonTrovato} title={testiComuni.nonTrovato} whole />
}
