import { newId, type CollectionName, type Collections } from '@bandiera/domain'
import { useCallback, useRef } from 'react'
import { useLive } from './live-provider.tsx'
import { testi } from './testi.ts'
import { WriteError } from './write-error.ts'

type NewDoc<C extends CollectionName> = Omit<Collections[C], '_id'> & { _id?: string }

/** Stores the record that `make` gives for what the form says; resolves with its `_id`. */
export type InsertOnce<C extends CollectionName> = (
  said: unknown,
  make: () => NewDoc<C> | Promise<NewDoc<C>>,
) => Promise<string>

interface Sent<C extends CollectionName> {
  said: string
  doc: NewDoc<C> & { _id: string }
}

/**
 * The insert of a form that creates one record. When the answer of the server is lost, the next try sends the same record
 * with the same `_id`, and the server answers that it is done: there is never a second one. A form that was changed in
 * between is told when the first try had arrived.
 * @example
 * const insertOnce = useInsertOnce('istituti')
 * <PortalForm onSubmit={(values) => insertOnce(values, () => istitutoOf(values))} />
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
          throw new WriteError('RECORD_EXISTS', testi.giaSalvata)
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

/** The `_id` is taken; any other value that exists once is told by the server, by name. */
const isIdTaken = (failure: unknown): boolean =>
  codeOf(failure) === 'RECORD_EXISTS' && (failure as WriteError).message.includes('identificativo')

const codeOf = (failure: unknown): string | undefined => (failure instanceof WriteError ? failure.code : undefined)
