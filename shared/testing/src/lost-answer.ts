import { WriteError } from '@bandiera/live'
import type { Refuse } from './hand-feed.ts'

/**
 * The answer to the first write does not come; the next ones are accepted.
 * @example renderScreen(<Component />, { refuse: lostAnswer() })
 */
export function lostAnswer(): Refuse {
  let lost = false
  return () => {
    if (lost) return undefined
    lost = true
    return new WriteError('NETWORK', 'Il server non ha risposto: la modifica potrebbe essere salvata.')
  }
}
