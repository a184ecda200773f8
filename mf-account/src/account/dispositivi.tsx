import { usePortal } from '@bandiera/platform'
import { Box, Button, Chip, ErrorState, Skeleton, Stack, Typography } from '@bandiera/ui'
import { Riquadro } from '../parts/riquadro.tsx'
import { useAsked } from '../parts/use-asked.ts'
import { useMe } from '../parts/use-me.ts'
import { momentOf, parseSessioni, type Sessione } from './sessione.ts'
import { testi } from './testi.ts'

/** Where the person is signed in, with the way out of each place; a new access shows by itself. */
export function Dispositivi() {
  const { ultimoAccesso } = useMe()
  const { asked, retry } = useAsked('/api/sessioni', parseSessioni, ultimoAccesso)
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
    const sure = await confirm({ title: testi.esciAltri, text: testi.esciAltriChiedi(others), ok: testi.esciAltri })
    if (sure) await end('/api/sessioni', (body) => testi.usciti((body as { finite: number }).finite))
  }
  return (
    <Riquadro note={testi.dispositiviNota} title={testi.dispositivi}>
      {asked.state === 'loading' && <Skeleton height={56} variant="rounded" />}
      {asked.state === 'error' && <ErrorState onRetry={retry} text={asked.message} title={testi.dispositiviErrore} />}
      <Box aria-label={testi.dispositivi} component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {sessioni.map((one) => (
          <Row
            key={one.id}
            onEnd={() => void end(`/api/sessioni/${one.id}`, () => testi.uscito(one.dispositivo))}
            one={one}
          />
        ))}
      </Box>
      {others > 0 && (
        <Button onClick={() => void endOthers()} sx={{ mt: 3 }} variant="outlined">
          {testi.esciAltri}
        </Button>
      )}
      {sessioni.length === 1 && <Box sx={{ color: 'text.secondary', mt: 2, typography: 'body2' }}>{testi.soloQui}</Box>}
    </Riquadro>
  )
}

function Row({ one, onEnd }: { one: Sessione; onEnd: () => void }) {
  const { dispositivo, inizio, fa, questa } = one
  const since = momentOf(inizio)
  return (
    <Stack component="li" direction="row" sx={row}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {dispositivo}
          </Typography>
          {questa && <Chip color="primary" label={testi.questo} variant="outlined" />}
        </Stack>
        <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
          {testi.accessoDel(since)} · {testi.usato(fa)}
        </Box>
      </Box>
      {!questa && (
        <Button aria-label={testi.faiUscireNome(dispositivo, since)} onClick={onEnd}>
          {testi.faiUscire}
        </Button>
      )}
    </Stack>
  )
}

const row = {
  gap: 3,
  py: 2,
  alignItems: 'center',
  justifyContent: 'space-between',
  borderBottom: 1,
  borderColor: 'divider',
  flexWrap: 'wrap',
} as const
