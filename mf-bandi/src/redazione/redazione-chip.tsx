import { labelOf, redazioneLabels, type Redazione } from '@bandiera/domain'
import { Chip } from '@bandiera/ui'

/** Editorial state of a grant, which is not its temporal one. */
export function RedazioneChip({ redazione = 'bozza' }: { redazione?: Redazione | undefined }) {
  return <Chip label={labelOf(redazioneLabels, redazione)} variant="outlined" />
}
