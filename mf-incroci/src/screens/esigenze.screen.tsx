import { useLiveStatus } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { InArrivo, Page, Typography } from '@bandiera/ui'
import { BANDI } from '../paths.ts'
import { testi } from '../testi.ts'

const { esigenze } = testi

export function Component() {
  const { settings } = usePortal()
  const { ready } = useLiveStatus()
  const n = settings?.esigenze?.length ?? 0
  return (
    <Page title={esigenze.titolo}>
      <InArrivo cosa={esigenze.cosa} intanto={[{ to: BANDI, testo: esigenze.vaiBandi }]} scopo={esigenze.scopo}>
        {ready && <Typography>{n === 0 ? esigenze.nessuna : esigenze.inUso(n)}</Typography>}
      </InArrivo>
    </Page>
  )
}
