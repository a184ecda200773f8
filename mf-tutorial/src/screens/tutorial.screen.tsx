import { InArrivo, Page } from '@bandiera/ui'
import { testi } from '../testi.ts'

export function Component() {
  return (
    <Page title={testi.tutorial}>
      <InArrivo cosa={testi.cosa} intanto={[{ to: '/bandi', testo: testi.vaiBandi }]} scopo={testi.scopo} />
    </Page>
  )
}
