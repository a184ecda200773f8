import { InArrivo, Page } from '@bandiera/ui'
import { IstitutiCount } from '../parts/istituti-count.tsx'
import { testi } from '../testi.ts'

export function Component() {
  return (
    <Page title={testi.istituti}>
      <InArrivo {...testi.elenco} intanto={[{ to: '/bandi', testo: testi.vaiBandi }]}>
        <IstitutiCount />
      </InArrivo>
    </Page>
  )
}
