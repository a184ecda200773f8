import { useLiveStatus, useRecord } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { EmptyState, LinkButton, Skeleton } from '@bandiera/ui'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { loginPath } from '../session/public-paths.ts'
import { testi } from '../testi.ts'
import { NotFound } from './not-found.tsx'

/** `/Doc/{id}`: leads to the page that holds the document, its case file or its company. */
export function DocRedirect() {
  const { id = '' } = useParams()
  const location = useLocation()
  const { usr } = usePortal()
  const { ready } = useLiveStatus()
  const doc = useRecord('docs', id)
  if (!usr) {
    const action = <LinkButton to={loginPath(location)}>{testi.accedi}</LinkButton>
    return <EmptyState action={action} text={testi.documentoAccedi} title={testi.titoli.doc} />
  }
  if (doc) return <Navigate replace to={homeOf(doc)} />
  return ready ? <NotFound /> : <Skeleton height={240} sx={{ m: 6 }} variant="rounded" />
}

const homeOf = ({ praticaId, clienteId }: { praticaId?: string; clienteId: string }): string =>
  `${praticaId ? `/pratica/${praticaId}` : `/azienda/${clienteId}`}?tab=documenti`
