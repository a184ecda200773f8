import { useMode } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { mayWrite } from '@bandiera/policy'
import { Page, WhenLoaded, useUrlParams } from '@bandiera/ui'
import { ListSkeleton } from '@bandiera/ui/list'
import { Pratiche } from '../elenco/pratiche.tsx'
import { PraticheFinestra } from '../elenco/pratiche-finestra.tsx'
import { nuova } from '../nuova/later.ts'
import { testi } from '../testi.ts'

export function Component() {
  const { usr } = usePortal()
  const [params] = useUrlParams()
  const mode = useMode('pratiche')
  const mayInsert = usr !== null && mayWrite(usr, 'pratiche', 'insert')
  if (mayInsert && params.has('nuova'))
    return <WhenLoaded code={nuova}>{({ NuovaPratica }) => <NuovaPratica />}</WhenLoaded>
  if (mode === null) return <Page title={testi.pratiche}>{<ListSkeleton />}</Page>
  return mode === 'full' ? <Pratiche mayInsert={mayInsert} /> : <PraticheFinestra mayInsert={mayInsert} />
}
