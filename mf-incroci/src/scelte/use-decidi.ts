import type { Azienda, Scelta } from '@bandiera/domain'
import { useWrites } from '@bandiera/live'
import { useAttempt, usePortal } from '@bandiera/platform'
import { refusalOf } from '@bandiera/policy'
import { useCallback } from 'react'

/** Stores what was decided about a company's grants and tells it with the way back; `null` for who may not. */
export function useDecidi(azienda: Azienda): ((text: string, scelte: readonly Scelta[]) => Promise<boolean>) | null {
  const { usr } = usePortal()
  const { update } = useWrites()
  const attempt = useAttempt()
  const { _id, versione: base } = azienda
  const decide = useCallback(
    (text: string, scelte: readonly Scelta[]) => attempt(text, update('aziende', _id, { set: { scelte } }, { base })),
    [attempt, update, _id, base],
  )
  const may = usr !== null && refusalOf(usr, { coll: 'aziende', before: azienda, after: azienda }) === null
  return may ? decide : null
}
