import { useIds, useLiveStatus } from '@bandiera/live'
import { InArrivo, Page, Typography } from '@bandiera/ui'
import { hrefLanding } from '../paths.ts'
import { testi } from '../testi.ts'

export function Component() {
  const n = useIds('usr').length
  const { ready } = useLiveStatus()
  return (
    <Page title={testi.utenti}>
      <InArrivo {...testi.elencoUtenti} intanto={[hrefLanding('admin')]}>
        {ready && <Typography role="status">{testi.persone(n)}</Typography>}
      </InArrivo>
    </Page>
  )
}
