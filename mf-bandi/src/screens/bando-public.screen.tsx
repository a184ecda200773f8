import { usePortal } from '@bandiera/platform'
import { InArrivo, Page } from '@bandiera/ui'
import { useParams } from 'react-router-dom'
import { hrefBando } from '../paths.ts'
import { testi } from '../testi.ts'

export function Component() {
  const { id = '' } = useParams()
  const { usr } = usePortal()
  const page = hrefBando(id)
  const intanto = usr
    ? [{ to: page, testo: testi.pubblicoApri }]
    : [{ to: `/login?redirectTo=${encodeURIComponent(page)}`, testo: testi.pubblicoIntanto }]
  return (
    <Page title={testi.bando}>
      <InArrivo cosa={testi.pubblicoCosa} intanto={intanto} scopo={testi.pubblicoScopo} />
    </Page>
  )
}
