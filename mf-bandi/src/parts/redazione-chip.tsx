import type { Redazione } from '@bandiera/domain'
import { Chip } from '@bandiera/ui'
import { testi } from '../testi.ts'

/** Editorial state of a grant, which is not its temporal one. */
export function RedazioneChip({ redazione = 'bozza' }: { redazione?: Redazione | undefined }) {
  return <Chip label={testi.redazione[redazione]} variant="outlined" />
}
