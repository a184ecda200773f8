import { useLiveStatus, useRecord } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { EmptyState, LinearProgress, LinkButton, testiComuni, WhenLoaded, useUrlOpened } from '@bandiera/ui'
import { useParams } from 'react-router-dom'
import { BandoPage } from '../lettura/bando-page.tsx'
import { form } from '../form/later.ts'
import { BANDI } from '../paths.ts'
import { isCurator, isReadable } from '../readable.ts'
import { testi } from '../testi.ts'

export function Component() {
  const { id = '' } = useParams()
  const { role } = usePortal()
  const bando = useRecord('bandi', id)
  const { ready } = useLiveStatus()
  const [editing, edit] = useUrlOpened('modifica')
  if (bando && editing !== null && isCurator(role)) {
    const at = editing === 'finestra' ? 'finestra' : 'tutto'
    return (
      <WhenLoaded code={form}>
        {({ BandoEdit }) => <BandoEdit at={at} bando={bando} key={id} onClose={() => edit(null)} />}
      </WhenLoaded>
    )
  }
  if (bando && isReadable(bando, role)) return <BandoPage bando={bando} key={id} onEdit={edit} />
  if (!ready) return <LinearProgress aria-label={testiComuni.caricamento} />
  const back = <LinkButton to={BANDI}>{testi.tornaElenco}</LinkButton>
  return <EmptyState action={back} text={testi.nonTrovato} title={testiComuni.nonTrovato} whole />
}
