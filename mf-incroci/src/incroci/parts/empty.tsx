import { usePortal } from '@bandiera/platform'
import { EmptyState, LinkButton } from '@bandiera/ui'
import { BANDI, NEW_AZIENDA } from '../../paths.ts'
import { texts } from '../texts.ts'

const { vuoto } = texts

/** No company yet: a gestore or admin can add the first one, a professional can ask for one. */
export function NoAziende() {
  const { role } = usePortal()
  if (role === 'professionista') return <EmptyState text={vuoto.nessunaAziendaProf} title={vuoto.nessunaAzienda} />
  const add = (
    <LinkButton to={NEW_AZIENDA} variant="contained">
      {vuoto.primaAzienda}
    </LinkButton>
  )
  return <EmptyState action={add} text={vuoto.nessunaAziendaTesto} title={vuoto.nessunaAzienda} />
}

export function NoBandi() {
  const { role } = usePortal()
  const text = role === 'admin' ? vuoto.nessunBandoAdmin : vuoto.nessunBandoTesto
  return (
    <EmptyState action={<LinkButton to={BANDI}>{vuoto.vaiBandi}</LinkButton>} text={text} title={vuoto.nessunBando} />
  )
}
