import { Button, EsitoChip, Stack, type EsitoIncrocio } from '@bandiera/ui'
import { testi } from '../testi.ts'

const ESITI: readonly EsitoIncrocio[] = ['ammissibile', 'da_verificare', 'non_ammissibile']

interface EsitoCountersProps {
  counts: ReadonlyMap<string, number>
  /** Chosen verdicts; none means all. */
  values: readonly string[]
  onChange: (values: readonly string[]) => void
}

/** How many of each verdict there are; pressed, they are the filter. */
export function EsitoCounters({ counts, values, onChange }: EsitoCountersProps) {
  const flip = (esito: string) =>
    onChange(values.includes(esito) ? values.filter((one) => one !== esito) : [...values, esito])
  return (
    <Stack aria-label={testi.esito} direction="row" role="group" sx={{ flexWrap: 'wrap', gap: 2 }}>
      {ESITI.map((esito) => (
        <Button
          aria-pressed={values.includes(esito)}
          color="inherit"
          key={esito}
          onClick={() => flip(esito)}
          sx={{
            gap: 2,
            borderColor: 'divider',
            '&[aria-pressed="true"]': { bgcolor: 'action.selected', borderColor: 'text.primary' },
          }}
          variant="outlined"
        >
          <EsitoChip esito={esito} />
          <strong>{counts.get(esito) ?? 0}</strong>
        </Button>
      ))}
    </Stack>
  )
}
