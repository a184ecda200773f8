import { InArrivo, Page } from '@bandiera/ui'
import { testi } from '../testi.ts'

export function Component() {
  return (
    <Page title={testi.rent}>
      <InArrivo cosa={testi.cosa} intanto={[{ to: '/account', testo: testi.vaiAccount }]} scopo={testi.scopo} />
    </Page>
  )
}
