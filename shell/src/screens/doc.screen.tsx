import { formatBytes, isSafeToShow, type Documento } from '@bandiera/domain'
import { useLiveStatus, useRecord } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { Box, Button, ErrorState, LinearProgress, LinkButton, Page, Stack } from '@bandiera/ui'
import { useCallback, useEffect, useState } from 'react'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { loginPath } from '../session/landing.ts'
import { useShell } from '../shell.ts'
import { NotFound } from './not-found.tsx'
import { screenTexts } from './texts.ts'

/** For users who may see it; the server has answered a public one. It never says whether an unseen document exists. */
export function Component() {
  const { id = '' } = useParams()
  const location = useLocation()
  const { usr } = usePortal()
  const { ready } = useLiveStatus()
  const doc = useRecord('docs', id)
  if (!usr) return <Navigate replace to={loginPath(location)} />
  if (doc?.file) return <Opening doc={doc} mime={doc.file.mime} byte={doc.file.byte} />
  if (doc) return <Navigate replace to={homeOf(doc)} />
  return ready ? <NotFound /> : <Searching />
}

/** Opens the file at once; the page is there for people who go back from it or want to save it. */
function Opening({ doc, mime, byte }: { doc: Documento; mime: string; byte: number }) {
  const { error, open } = useFile(doc._id)
  const shown = isSafeToShow(mime)
  useEffect(() => void open(shown), [open, shown])
  return (
    <Page facts={formatBytes(byte)} title={doc.nome}>
      {error ? (
        <ErrorState onRetry={() => void open(shown)} text={error} title={screenTexts.documentoNotOpened} />
      ) : (
        <p role="status">{shown ? screenTexts.documentoOpens : screenTexts.documentoDownloads}</p>
      )}
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', mt: 4 }}>
        {shown && (
          <Button onClick={() => void open(true)} variant="contained">
            {screenTexts.openDocumento}
          </Button>
        )}
        <Button onClick={() => void open(false)} variant={shown ? 'outlined' : 'contained'}>
          {screenTexts.downloadDocumento}
        </Button>
        <LinkButton to={homeOf(doc)}>{doc.praticaId ? screenTexts.goToPratica : screenTexts.goToAzienda}</LinkButton>
      </Stack>
    </Page>
  )
}

/** Gets an address of the file that needs no header, since a link cannot send one. */
function useFile(id: string) {
  const { request } = usePortal()
  const { leave } = useShell()
  const [error, setError] = useState<string | null>(null)
  const open = useCallback(
    async (shown: boolean) => {
      setError(null)
      try {
        const answer = await request(`/api/documenti/${id}/indirizzo`, { method: 'POST' })
        const { indirizzo } = (await answer.json()) as { indirizzo: string }
        leave(shown ? `${indirizzo}&anteprima=1` : indirizzo)
      } catch (failure) {
        setError(failure instanceof Error ? failure.message : String(failure))
      }
    },
    [request, leave, id],
  )
  return { error, open }
}

const Searching = () => (
  <Box role="status" sx={{ p: 6, color: 'text.secondary' }}>
    {screenTexts.documentoLoading}
    <LinearProgress aria-label={screenTexts.documentoLoading} sx={{ mt: 3, maxWidth: 320 }} />
  </Box>
)

const homeOf = ({ praticaId, clienteId }: { praticaId?: string; clienteId: string }): string =>
  `${praticaId ? `/pratica/${praticaId}` : `/azienda/${clienteId}`}?tab=documenti`
