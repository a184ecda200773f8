import type { Usr } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { Box, Button, ErrorState, Skeleton, Stack, Typography } from '@bandiera/ui'
import { momentOf, parseSessioni, type Sessione } from '../account/sessione.ts'
import { useAsked } from '../parts/use-asked.ts'
import { testi } from './testi.ts'

/** Where a person is signed in, with the way to end each access. */
export function AccessiTab({ usr: { _id, ultimoAccesso, attivo } }: { usr: Usr }) {
  const { request, notify } = usePortal()
  const of = `?utente=${_id}`
  const { asked, retry } = useAsked(`/api/sessioni${of}`, parseSessioni, `${ultimoAccesso} ${attivo}`)
  const sessioni = asked.state === 'ready' ? asked.value : []
  const end = (path: string, n: number) =>
    request(path, { method: 'DELETE' })
      .then(
        () => notify({ text: testi.chiusi(n), kind: 'success' }),
        (error: unknown) => notify({ text: error instanceof Error ? error.message : String(error), kind: 'error' }),
      )
      .finally(retry)
  if (asked.state === 'loading') return <Skeleton height={56} variant="rounded" />
  if (asked.state === 'error') return <ErrorState onRetry={retry} text={asked.message} title={testi.accessiErrore} />
  if (sessioni.length === 0) return <Typography color="textSecondary">{testi.accessiVuoto}</Typography>
  return (
    <Box sx={{ maxWidth: 640 }}>
      <Box aria-label={testi.accessi} component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {sessioni.map((one) => (
          <Row key={one.id} onEnd={() => void end(`/api/sessioni/${one.id}${of}`, 1)} one={one} />
        ))}
      </Box>
      {sessioni.length > 1 && (
        <Button onClick={() => void end(`/api/sessioni${of}`, sessioni.length)} sx={{ mt: 3 }} variant="outlined">
          {testi.chiudiTutti}
        </Button>
      )}
    </Box>
  )
}

function Row({ one: { dispositivo, inizio, fa }, onEnd }: { one: Sessione; onEnd: () => void }) {
  const since = momentOf(inizio)
  return (
    <Stack component="li" direction="row" sx={row}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{dispositivo}</Typography>
        <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
          {testi.accessoDel(since)} · {testi.usato(fa)}
        </Box>
      </Box>
      <Button aria-label={testi.chiudiNome(dispositivo, since)} onClick={onEnd}>
        {testi.chiudi}
      </Button>
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
