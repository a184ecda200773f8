import {
  type CollectionName,
  type Collections,
  type ConflictChoice,
  newId,
  type LoggedOperation,
} from '@bandiera/domain'
import { useCallback, useRef, useState } from 'react'
import { useLive, useRecord } from './hooks.tsx'
import type { WritePatch, Writes } from './types.ts'
import { texts, WriteError } from './errors.ts'

/** Each resolves when the server has stored the change and rejects with a `WriteError` whose message is Italian, ready to show. */
export function useWrites(): Writes {
  return useLive().writes
}

export interface Edit<T> {
  /** The record as it was when the form opened: what its values start from and what they are compared with. */
  before: T
  /** Writes onto that version; a `null` patch writes nothing. For the `onSubmit` of a form, with its `choice`. */
  save: (patch: WritePatch | null, choice?: ConflictChoice) => Promise<LoggedOperation | null>
  /** Name of the user who has saved the record since, empty when it is not visible; `null` when the record is unchanged. */
  meanwhile: string | null
}

/**
 * Edits a record in a form: changes of others while it is open stay, and for the same field the form asks.
 * @param uid the user who edits; `meanwhile` leaves out this user's writes from other pages
 * @example <PortalForm onSubmit={(values, choice) => save(patchOf(before, values), choice)} ... />
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

type NewDoc<C extends CollectionName> = Omit<Collections[C], '_id'> & { _id?: string }

export type InsertOnce<C extends CollectionName> = (
  said: unknown,
  make: () => NewDoc<C> | Promise<NewDoc<C>>,
) => Promise<string>

interface Sent<C extends CollectionName> {
  said: string
  doc: NewDoc<C> & { _id: string }
}

/**
 * The insert of a form. When the answer is lost, the next try sends the same `_id`, so that no second record is made; a form that was
 * changed in between rejects if the first try had arrived.
 * @example <PortalForm onSubmit={(values) => insertOnce(values, () => istitutoOf(values))} />
 */
export function useInsertOnce<C extends CollectionName>(coll: C): InsertOnce<C> {
  const { writes } = useLive()
  const lost = useRef<Sent<C> | null>(null)
  return useCallback(
    async (said, make) => {
      const before = lost.current
      const sent = await again(before, JSON.stringify(said), make)
      const id = await writes.insert(coll, sent.doc).catch((failure: unknown) => {
        if (codeOf(failure) === 'NETWORK') lost.current = sent
        if (before && before.said !== sent.said && isIdTaken(failure))
          throw new WriteError('RECORD_EXISTS', texts.alreadySaved)
        throw failure
      })
      lost.current = null
      return id
    },
    [coll, writes],
  )
}

async function again<C extends CollectionName>(
  before: Sent<C> | null,
  said: string,
  make: () => NewDoc<C> | Promise<NewDoc<C>>,
): Promise<Sent<C>> {
  if (before?.said === said) return before
  const doc = await make()
  return { said, doc: { ...doc, _id: doc._id ?? before?.doc._id ?? newId() } }
}

/** The `_id` is taken; of any other unique value the server's message names the field. */
const isIdTaken = (failure: unknown): boolean =>
  codeOf(failure) === 'RECORD_EXISTS' && (failure as WriteError).message.includes('identificativo')

const codeOf = (failure: unknown): string | undefined => (failure instanceof WriteError ? failure.code : undefined)
