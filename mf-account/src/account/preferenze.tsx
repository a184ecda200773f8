import type { Role } from '@bandiera/domain'
import { useWrites } from '@bandiera/live'
import { useAttempt, usePortal } from '@bandiera/platform'
import { Box, FormControlLabel, FormHelperText, FormLabel, Stack, Switch } from '@bandiera/ui'
import { useId } from 'react'
import { Riquadro } from '../parts/riquadro.tsx'
import { useMe } from '../parts/use-me.ts'
import { Scelte } from './scelte.tsx'
import { testi } from './testi.ts'

/** Who follows companies, and so hears of grants for them. */
const seguono: readonly Role[] = ['gestore', 'professionista']

/** Theme, height of rows, how long notices stay: each is stored as soon as it is chosen, and the last choice wins. */
export function Preferenze() {
  const me = useMe()
  const { theme, role } = usePortal()
  const attempt = useAttempt()
  const { update } = useWrites()
  const note = useId()
  const choose = (field: string, value: unknown) =>
    void attempt(undefined, update('usr', me._id, { set: { [`preferenze.${field}`]: value } }))
  return (
    <Riquadro note={testi.preferenzeNota} title={testi.preferenze}>
      <Stack sx={{ gap: 4, alignItems: 'flex-start' }}>
        <FormControlLabel
          control={<Switch checked={theme.mode === 'dark'} onChange={theme.toggle} />}
          label={testi.tema}
        />
        <Scelte
          label={testi.righe}
          onChoose={(value) => choose('densita', value)}
          options={testi.righeScelte}
          value={me.preferenze?.densita ?? 'compatta'}
        />
        <Box>
          <FormLabel component="div">{testi.avvisi}</FormLabel>
          <FormControlLabel
            control={
              <Switch
                checked={me.preferenze?.avvisi?.restano === true}
                onChange={(event) => choose('avvisi.restano', event.target.checked)}
                slotProps={{ input: { 'aria-describedby': note } }}
              />
            }
            label={testi.avvisiRestano}
          />
          <FormHelperText id={note}>{testi.avvisiAiuto}</FormHelperText>
        </Box>
        {seguono.includes(role ?? 'admin') && (
          <Scelte
            label={testi.nuoviIncroci}
            onChoose={(value) => choose('avvisi.nuoviIncroci', value)}
            options={testi.nuoviIncrociScelte}
            value={me.preferenze?.avvisi?.nuoviIncroci ?? 'giornaliero'}
          />
        )}
        <Scelte
          label={testi.promemoria}
          onChoose={(value) => choose('avvisi.scadenze', value)}
          options={testi.promemoriaScelte}
          value={me.preferenze?.avvisi?.scadenze ?? 'giornaliero'}
        />
      </Stack>
    </Riquadro>
  )
}
