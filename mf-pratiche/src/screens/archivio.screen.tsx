import { InArrivo, Page } from '@bandiera/ui'
import { testi } from '../testi.ts'

export function Component() {
  return (
    <Page title={testi.archivio}>
      <InArrivo {...testi.chiuse} intanto={[{ to: '/pratiche', testo: testi.vaiPratiche }]} />
    </Page>
  )
}
