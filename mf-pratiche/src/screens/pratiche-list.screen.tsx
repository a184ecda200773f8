import { usePortal } from '@bandiera/platform'
import { mayWrite } from '@bandiera/policy'
import { useSearchParams } from 'react-router-dom'
import { Pratiche } from '../elenco/pratiche.tsx'
import { NuovaPratica } from '../nuova/nuova-pratica.tsx'

export function Component() {
  const { usr } = usePortal()
  const [params] = useSearchParams()
  const mayInsert = usr !== null && mayWrite(usr, 'pratiche', 'insert')
  return mayInsert && params.has('nuova') ? <NuovaPratica /> : <Pratiche mayInsert={mayInsert} />
}
