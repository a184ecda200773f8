import { Button, InArrivo, Page } from '@bandiera/ui'
import { testi } from '../testi.ts'

export function Component() {
  // a page that no script opened cannot close itself: there the links lead on
  const popup = window.opener !== null && window.opener !== undefined
  const close = popup && <Button onClick={() => window.close()}>{testi.chiudi}</Button>
  return (
    <Page actions={close} title={testi.prestiti}>
      <InArrivo {...testi.richiesta} intanto={popup ? [] : [{ to: '/incroci', testo: testi.vaiIncroci }]} />
    </Page>
  )
}
