import { useMode } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { mayWrite } from '@bandiera/policy'
import { Page } from '@bandiera/ui'
import { ListSkeleton } from '@bandiera/ui/list'
import { useSearchParams } from 'react-router-dom'
import { ImportaAziende } from '../importa/importa-aziende.tsx'
import { ElencoFinestra } from '../parts/elenco-finestra.tsx'
import { ElencoIntero } from '../parts/elenco-intero.tsx'
import { NuovaAzienda } from '../parts/nuova-azienda.tsx'
import { testi } from '../testi.ts'

export function Component() {
  const { usr } = usePortal()
  const [params] = useSearchParams()
  const mode = useMode('aziende')
  const mayInsert = usr !== null && mayWrite(usr, 'aziende', 'insert')
  if (mayInsert && params.has('nuova')) return <NuovaAzienda />
  if (mayInsert && params.has('importa')) return <ImportaAziende />
  if (mode === null) return <Page title={testi.aziende}>{<ListSkeleton />}</Page>
  return mode === 'full' ? <ElencoIntero mayInsert={mayInsert} /> : <ElencoFinestra mayInsert={mayInsert} />
}
