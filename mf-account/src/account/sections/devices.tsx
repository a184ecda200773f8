import { usePortal } from '@bandiera/platform'
import { Box, Button, ErrorState, Skeleton } from '@bandiera/ui'
import { Panel } from '../../parts/panel.tsx'
import { parseSessions, Sessions, usePulse } from '../../parts/sessions.tsx'
import { useAsked } from '../../parts/use-asked.ts'
import { texts } from '../texts.ts'

export function DevicesSection() {
  const { asked, retry } = useAsked('/api/sessioni', parseSessions, usePulse())
  const { request, notify, confirm } = usePortal()
  const sessioni = asked.state === 'ready' ? asked.value : []
  const others = sessioni.filter(({ questa }) => !questa).length
  const end = (path: string, said: (body: unknown) => string) =>
    request(path, { method: 'DELETE' })
      .then(async (answer) => said(answer.status === 204 ? null : await answer.json()))
      .then(
        (text) => notify({ text, kind: 'success' }),
        (error: unknown) => notify({ text: error instanceof Error ? error.message : String(error), kind: 'error' }),
      )
      .finally(retry)
  const endOthers = async () => {
    const sure = await confirm({ title: texts.esciAltri, text: texts.esciAltriChiedi(others), ok: texts.esciAltri })
    if (sure) await end('/api/sessioni', (body) => texts.usciti((body as { finite: number }).finite))
  }
  return (
    <Panel note={texts.dispositiviNota} title={texts.dispositivi}>
      {asked.state === 'loading' && <Skeleton height={56} variant="rounded" />}
      {asked.state === 'error' && <ErrorState onRetry={retry} text={asked.message} title={texts.dispositiviErrore} />}
      <Sessions
        end={{ label: texts.faiUscire, nome: texts.faiUscireNome }}
        label={texts.dispositivi}
        onEnd={({ id, dispositivo }) => void end(`/api/sessioni/${id}`, () => texts.uscito(dispositivo))}
        sessions={sessioni}
      />
      {others > 0 && (
        <Button onClick={() => void endOthers()} sx={{ mt: 3 }} variant="outlined">
          {texts.esciAltri}
        </Button>
      )}
      {sessioni.length === 1 && <Box sx={{ color: 'text.secondary', mt: 2, typography: 'body2' }}>{texts.soloQui}</Box>}
    </Panel>
  )
}
