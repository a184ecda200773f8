import { useHeld, useLiveStatus } from '@bandiera/live'
import { Box, Button, Stack, Typography } from '@bandiera/ui'
import { useMemo, useState } from 'react'
import { useShell } from '../shell.ts'
import { groupAvvisi } from './avvisi-groups.ts'
import { countUnreadLines } from './avvisi-lines.ts'
import { AvvisiRegistro } from './avvisi-registro.tsx'
import { AvvisoRow } from './avviso-row.tsx'
import { testi } from './testi-avvisi.ts'

/** Companies shown at first: an import brings grants for hundreds. */
const SHOWN = 20

interface Props {
  /** A link was followed: the panel has done its work. */
  onLeave: () => void
}

/** What the server told this person, a line for each company; it stays until its time is over, on every device. */
export function AvvisiPart({ onLeave }: Props) {
  const avvisi = useHeld('avvisi')
  const { ready } = useLiveStatus()
  const { request, notices } = useShell()
  const [shown, setShown] = useState(SHOWN)
  const groups = useMemo(() => groupAvvisi(avvisi), [avvisi])
  const registro = avvisi.filter((avviso) => avviso.tipo === 'registro')
  if (groups.length === 0 && registro.length === 0) return ready ? null : <Loading />
  const failed = (failure: Error) => notices.push({ text: failure.message, kind: 'error' })
  const readAll = () => void request('/api/avvisi/letti', { method: 'POST' }).catch(failed)
  return (
    <>
      <AvvisiRegistro avvisi={registro} onFailure={failed} onLeave={onLeave} />
      {groups.length > 0 && (
        <Box aria-labelledby="avvisi" component="section">
          <Stack direction="row" sx={head}>
            <Typography component="h3" id="avvisi" sx={{ flex: 1 }} variant="subtitle2">
              {testi.titolo}
            </Typography>
            {countUnreadLines(avvisi) > 0 && <Button onClick={readAll}>{testi.segnaTutti}</Button>}
          </Stack>
          <Box aria-labelledby="avvisi" component="ul" sx={list}>
            {groups.slice(0, shown).map((group) => (
              <AvvisoRow group={group} key={group.riga} onFailure={failed} onLeave={onLeave} />
            ))}
          </Box>
          {groups.length > shown && (
            <Button fullWidth onClick={() => setShown(shown + SHOWN)}>
              {testi.mostra(groups.length - shown)}
            </Button>
          )}
        </Box>
      )}
    </>
  )
}

const Loading = () => (
  <Typography color="textSecondary" role="status" sx={{ px: 4, py: 2 }} variant="body2">
    {testi.caricamento}
  </Typography>
)

const head = {
  alignItems: 'center',
  gap: 1,
  pl: 4,
  pr: 2,
  minHeight: 40,
  borderTop: 1,
  borderColor: 'divider',
} as const
const list = { listStyle: 'none', m: 0, p: 0 } as const
