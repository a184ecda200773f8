import { usePortal } from '@bandiera/platform'
import { EmptyState, LinkButton } from '@bandiera/ui'
import { BANDI, NEW_AZIENDA } from '../../paths.ts'
import { texts } from '../texts.ts'

const { empty } = texts

/** No company yet: a gestore or admin can add the first one, a professional can ask for one. */
export function NoAziende() {
  const { role } = usePortal()
  if (role === 'professionista') return <EmptyState text={empty.noAziendaProfessionista} title={empty.noAzienda} />
  const add = (
    <LinkButton to={NEW_AZIENDA} variant="contained">
      {empty.firstAzienda}
    </LinkButton>
  )
  return <EmptyState action={add} text={empty.noAziendaText} title={empty.noAzienda} />
}

export function NoBandi() {
  const { role } = usePortal()
  const text = role === 'admin' ? empty.noBandoAdmin : empty.noBandoText
  return <EmptyState action={<LinkButton to={BANDI}>{empty.goToBandi}</LinkButton>} text={text} title={empty.noBando} />
}
