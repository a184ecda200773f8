import type { Usr } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { Box, Button, ErrorState, Skeleton, Typography } from '@bandiera/ui'
import { parseSessions, Sessions, usePulse } from '../../parts/sessions.tsx'
import { useAsked } from '../../parts/use-asked.ts'
import { texts } from '../texts.ts'

export function AccessSection({ usr: { _id, attivo } }: { usr: Usr }) {
  const { request, notify } = usePortal()
  const of = `?utente=${_id}`
  const { asked, retry } = useAsked(`/api/sessioni${of}`, parseSessions, `${usePulse()} ${attivo}`)
  const sessioni = asked.state === 'ready' ? asked.value : []
  const end = (path: string, n: number) =>
    request(path, { method: 'DELETE' })
      .then(
        () => notify({ text: texts.chiusi(n), kind: 'success' }),
        (error: unknown) => notify({ text: error instanceof Error ? error.message : String(error), kind: 'error' }),
      )
      .finally(retry)
  if (asked.state === 'loading') return <Skeleton height={56} variant="rounded" />
  if (asked.state === 'error') return <ErrorState onRetry={retry} text={asked.message} title={texts.accessiErrore} />
  if (sessioni.length === 0) return <Typography color="textSecondary">{texts.accessiVuoto}</Typography>
  return (
    <Box sx={{ maxWidth: 640 }}>
      <Sessions
        end={{ label: texts.chiudi, nome: texts.chiudiNome }}
        label={texts.accessi}
        onEnd={({ id }) => void end(`/api/sessioni/${id}${of}`, 1)}
        sessions={sessioni}
      />
      {sessioni.length > 1 && (
        <Button onClick={() => void end(`/api/sessioni${of}`, sessioni.length)} sx={{ mt: 3 }} variant="outlined">
          {texts.chiudiTutti}
        </Button>
      )}
    </Box>
  )
}
