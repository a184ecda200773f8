import { usePortal } from '@bandiera/platform'
import { InArrivo, Page } from '@bandiera/ui'
import { IstitutiCount } from '../parts/istituti-count.tsx'
import { testi } from '../testi.ts'

export function Component() {
  const { settings } = usePortal()
  const title = settings?.variante === 'sofabis' ? testi.creditoSofabis : testi.credito
  const intanto = [
    { to: '/incroci', testo: testi.vaiIncroci },
    { to: '/aziende', testo: testi.vaiAziende },
  ]
  return (
    <Page title={title}>
      <InArrivo {...testi.confronto} intanto={intanto}>
        <IstitutiCount />
      </InArrivo>
    </Page>
  )
}
