import { redazioneLabels, type Redazione } from '@bandiera/domain'
import { Chip } from '@bandiera/ui'

/** Editorial state of a grant, which is not its temporal one. */
export function RedazioneChip({ redazione = 'bozza' }: { redazione?: Redazione | undefined }) {
  return <Chip label={redazioneLabels[redazione]} variant="outlined" />
}
