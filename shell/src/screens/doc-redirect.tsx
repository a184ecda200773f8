import { useLiveStatus, useRecord } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { Box, LinearProgress } from '@bandiera/ui'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { loginPath } from '../session/public-paths.ts'
import { NotFound } from './not-found.tsx'
import { testi } from './testi.ts'

/**
 * `/Doc/{id}`: leads to the page that holds the document, its case file or its company; a visitor to the login and back
 * here. It never says whether a document exists that the user may not see.
 */
export function DocRedirect() {
  const { id = '' } = useParams()
  const location = useLocation()
  const { usr } = usePortal()
  const { ready } = useLiveStatus()
  const doc = useRecord('docs', id)
  if (!usr) return <Navigate replace to={loginPath(location)} />
  if (doc) return <Navigate replace to={homeOf(doc)} />
  return ready ? <NotFound /> : <Searching />
}

const Searching = () => (
  <Box role="status" sx={{ p: 6, color: 'text.secondary' }}>
    {testi.documentoCaricamento}
    <LinearProgress aria-label={testi.documentoCaricamento} sx={{ mt: 3, maxWidth: 320 }} />
  </Box>
)

const homeOf = ({ praticaId, clienteId }: { praticaId?: string; clienteId: string }): string =>
  `${praticaId ? `/pratica/${praticaId}` : `/azienda/${clienteId}`}?tab=documenti`
