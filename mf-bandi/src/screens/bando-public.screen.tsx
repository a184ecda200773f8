import { InArrivo, Page } from '@bandiera/ui'
import { useParams } from 'react-router-dom'
import { hrefBando } from '../paths.ts'
import { testi } from '../testi.ts'

export function Component() {
  const { id = '' } = useParams()
  const intanto = [{ to: `/login?redirectTo=${encodeURIComponent(hrefBando(id))}`, testo: testi.pubblicoIntanto }]
  return (
    <Page title={testi.bando}>
      <InArrivo cosa={testi.pubblicoCosa} intanto={intanto} scopo={testi.pubblicoScopo} />
    </Page>
  )
}
