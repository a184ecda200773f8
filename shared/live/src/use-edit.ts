import type { CollectionName, Collections, ConflictChoice, Operazione } from '@bandiera/domain'
import { useCallback, useState } from 'react'
import { useRecord } from './hooks.ts'
import { useWrites, type WritePatch } from './use-writes.ts'

export interface Edit<T> {
  /** The record as it was when the form opened: what its values start from and what they are compared with. */
  before: T
  /** Writes onto that version, nothing when the patch is `null`. For the `onSubmit` of a form, with its `choice`. */
  save: (patch: WritePatch | null, choice?: ConflictChoice) => Promise<Operazione | null>
  /** Name of who has saved the record since, as far as the user knows it, else the empty text; `null` when nobody did. */
  meanwhile: string | null
}

/**
 * Editing a record in a form: what others change while it is open stays theirs, and of the same field the form asks.
 * @param record the record as it is now
 * @param uid who edits, so that its own writes from elsewhere are not told as somebody else's
 * @example
 * const { before, save } = useEdit('bandi', bando)
 * <PortalForm onSubmit={(values, choice) => save(patchOf(before, values), choice)} ... />
 */
export function useEdit<C extends CollectionName>(coll: C, record: Collections[C], uid?: string): Edit<Collections[C]> {
  const { update } = useWrites()
  const [before] = useState(record)
  const { _id, versione } = before
  const save = useCallback<Edit<Collections[C]>['save']>(
    async (patch, choice) => patch && update(coll, _id, patch, { base: versione, choice }),
    [update, coll, _id, versione],
  )
  const author = useRecord('usr', record.aggiornatoDa ?? '')
  const isOthers = record.versione !== versione && record.aggiornatoDa !== uid
  return { before, save, meanwhile: isOthers ? (author?.name ?? '') : null }
}
