import { useIds, useLiveStatus } from '@bandiera/live'
import { InArrivo, Page, Typography } from '@bandiera/ui'
import { testi } from '../testi.ts'

export function Component() {
  const n = useIds('pratiche').length
  const { ready } = useLiveStatus()
  return (
    <Page title={testi.pratiche}>
      <InArrivo {...testi.elenco} intanto={[{ to: '/incroci', testo: testi.vaiIncroci }]}>
        {ready && <Typography role="status">{n === 0 ? testi.nessuna : testi.visibili(n)}</Typography>}
      </InArrivo>
    </Page>
  )
}
