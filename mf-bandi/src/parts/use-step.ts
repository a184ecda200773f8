import type { Bando, EditorialState } from '@bandiera/domain'
import { useWrites } from '@bandiera/live'
import { useAttempt } from '@bandiera/platform'
import { useCallback } from 'react'
import { texts } from '../texts.ts'
import { isReversible, stepPatch } from './editorial-steps.ts'

/** Takes an editorial step with one grant, with an undo where a step leads back; a refusal of the server becomes a notice. */
export function useStep(): (bando: Bando, a: EditorialState) => Promise<boolean> {
  const { update } = useWrites()
  const attempt = useAttempt()
  return useCallback(
    (bando, a) => {
      const work = update('bandi', bando._id, stepPatch(a), { base: bando.versione })
      return attempt(texts.redazione.done[a], isReversible(bando, a) ? work : work.then(() => null))
    },
    [update, attempt],
  )
}
