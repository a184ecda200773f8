import type { CollectionName } from '@bandiera/domain'
import { useMode } from '@bandiera/live'

/** Whether this page does not hold a collection whole: it is too long, and what is read of it is asked of the server. */
export function useTroppi(coll: CollectionName): boolean {
  const mode = useMode(coll)
  return mode === 'list' || mode === 'window'
}

/** Whether the server judges: companies or grants are too many for a page. */
export function useLontano(): boolean {
  const [aziende, bandi] = [useTroppi('aziende'), useTroppi('bandi')]
  return aziende || bandi
}
