import { useMode } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { mayWrite } from '@bandiera/policy'
import { Page, WhenLoaded, useUrlParams } from '@bandiera/ui'
import { ListSkeleton } from '@bandiera/ui/list'
import { ElencoFinestra } from '../parts/elenco-finestra.tsx'
import { ElencoIntero } from '../parts/elenco-intero.tsx'
import { importa, nuova } from '../parts/later.ts'
import { testi } from '../testi.ts'

export function Component() {
  const { usr } = usePortal()
  const [params] = useUrlParams()
  const mode = useMode('aziende')
  const mayInsert = usr !== null && mayWrite(usr, 'aziende', 'insert')
  if (mayInsert && params.has('nuova'))
    return <WhenLoaded code={nuova}>{({ NuovaAzienda }) => <NuovaAzienda />}</WhenLoaded>
  if (mayInsert && params.has('importa'))
    return <WhenLoaded code={importa}>{({ ImportaAziende }) => <ImportaAziende />}</WhenLoaded>
  if (mode === null) return <Page title={testi.aziende}>{<ListSkeleton />}</Page>
  return mode === 'full' ? <ElencoIntero mayInsert={mayInsert} /> : <ElencoFinestra mayInsert={mayInsert} />
}
