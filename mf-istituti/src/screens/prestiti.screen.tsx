import { usePortal } from '@bandiera/platform'
import { InArrivo, LinkButton, Page } from '@bandiera/ui'
import { testi } from '../testi.ts'

/** In a popup the portal's frame closes the window; the same page in a tab has a button that leaves it. */
export function Component() {
  const { inPopup } = usePortal()
  const close = !inPopup && <LinkButton to="/">{testi.chiudi}</LinkButton>
  return (
    <Page actions={close} title={testi.prestiti}>
      <InArrivo {...testi.richiesta} intanto={inPopup ? [] : [{ to: '/incroci', testo: testi.vaiIncroci }]} />
    </Page>
  )
}
