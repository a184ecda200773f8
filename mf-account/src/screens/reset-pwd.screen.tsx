import { Alert, InArrivo, Page } from '@bandiera/ui'
import { testi } from '../testi.ts'

export function Component() {
  const { scopo, cosa, ora } = testi.nuovaPassword
  return (
    <Page title={testi.resetPwd}>
      <InArrivo cosa={cosa} intanto={[{ to: '/login', testo: testi.accedi }]} scopo={scopo}>
        <Alert role="note" severity="info">
          {ora}
        </Alert>
      </InArrivo>
    </Page>
  )
}
