import type { Role } from '@bandiera/domain'
import { useWrites } from '@bandiera/live'
import { useAttempt, usePortal } from '@bandiera/platform'
import { Box, FormControlLabel, FormHelperText, FormLabel, Stack, Switch } from '@bandiera/ui'
import { useId } from 'react'
import { Panel } from '../../parts/panel.tsx'
import { useMe } from '../parts/use-me.ts'
import { texts } from '../texts.ts'

/** Roles that follow companies get news of grants for them. */
const FOLLOWERS: readonly Role[] = ['gestore', 'professionista']

/** Each choice is stored at once, and the last one wins. */
export function PreferencesSection() {
  const me = useMe()
  const { theme } = usePortal()
  const choose = useChoose()
  return (
    <Panel id="preferenze" note={texts.preferencesNote} title={texts.preferences}>
      <Stack sx={{ gap: 4, alignItems: 'flex-start' }}>
        <FormControlLabel
          control={<Switch checked={theme.mode === 'dark'} onChange={theme.toggle} />}
          label={texts.theme}
        />
        <RadioChoice
          label={texts.rows}
          onChoose={(value) => choose('densita', value)}
          options={texts.rowChoices}
          value={me.preferenze?.densita ?? 'compatta'}
        />
      </Stack>
    </Panel>
  )
}

function useChoose() {
  const me = useMe()
  const attempt = useAttempt()
  const { update } = useWrites()
  return (field: string, value: unknown) =>
    void attempt(undefined, update('usr', me._id, { set: { [`preferenze.${field}`]: value } }))
}

/** What reaches the person, and how; each choice is stored at once. */
export function NotificationsSection() {
  const me = useMe()
  const { role } = usePortal()
  const choose = useChoose()
  const note = useId()
  return (
    <Panel id="notifiche" note={texts.notificationsNote} title={texts.notifications}>
      <Stack sx={{ gap: 4, alignItems: 'flex-start' }}>
        <Box>
          <FormLabel component="div">{texts.avvisi}</FormLabel>
          <FormControlLabel
            control={
              <Switch
                checked={me.preferenze?.avvisi?.restano === true}
                onChange={(event) => choose('avvisi.restano', event.target.checked)}
                slotProps={{ input: { 'aria-describedby': note } }}
              />
            }
            label={texts.noticesStay}
          />
          <FormHelperText id={note}>{texts.avvisiAiuto}</FormHelperText>
        </Box>
        {FOLLOWERS.includes(role ?? 'admin') && (
          <RadioChoice
            label={texts.newIncroci}
            onChoose={(value) => choose('avvisi.nuoviIncroci', value)}
            options={texts.newIncrociChoices}
            value={me.preferenze?.avvisi?.nuoviIncroci ?? 'giornaliero'}
          />
        )}
        <RadioChoice
          label={texts.reminders}
          onChoose={(value) => choose('avvisi.scadenze', value)}
          options={texts.reminderChoices}
          value={me.preferenze?.avvisi?.scadenze ?? 'giornaliero'}
        />
      </Stack>
    </Panel>
  )
}

interface RadioChoiceProps {
  label: string
  options: readonly { value: string; label: string }[]
  value: string
  onChoose: (value: string) => void
}

function RadioChoice({ label, options, value, onChoose }: RadioChoiceProps) {
  const name = useId()
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
      <FormLabel component="legend" sx={{ mb: 1 }}>
        {label}
      </FormLabel>
      {options.map((option) => (
        <Box component="label" key={option.value} sx={line}>
          <input
            checked={option.value === value}
            name={name}
            onChange={() => onChoose(option.value)}
            type="radio"
            value={option.value}
          />
          {option.label}
        </Box>
      ))}
    </Box>
  )
}

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 32,
  cursor: 'pointer',
  '& input': {
    width: 18,
    height: 18,
    m: 0,
    accentColor: (theme: { palette: { primary: { main: string } } }) => theme.palette.primary.main,
  },
} as const
