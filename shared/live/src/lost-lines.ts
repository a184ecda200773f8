import { newId } from '@bandiera/domain'
import type { WritePatch } from './use-writes.ts'
import { WriteError } from './write-error.ts'

type Lines = NonNullable<WritePatch['push']>

/**
 * Lines to add have an id of the page, in every list. When the answer was lost, the next try to add the same
 * ones adds them with the ids of the first, so that the server can tell that they are there.
 */
export function createLostLines() {
  const lost = new Map<string, Lines>()
  return async <T>(record: string, patch: WritePatch, write: (patch: WritePatch) => Promise<T>): Promise<T> => {
    if (!patch.push) return write(patch)
    const key = `${record} ${JSON.stringify(patch, withoutId)}`
    const push = lost.get(key) ?? named(patch.push)
    try {
      const done = await write({ ...patch, push })
      lost.delete(key)
      return done
    } catch (failure) {
      if (failure instanceof WriteError && failure.code === 'NETWORK') lost.set(key, push)
      throw failure
    }
  }
}

/** A list of words has no ids. */
const named = (push: Lines): Lines =>
  Object.fromEntries(
    Object.entries(push).map(([list, line]) => [
      list,
      typeof line === 'object' && line !== null ? { id: newId(), ...line } : line,
    ]),
  )

/** Two tries differ in what is made at each of them. */
const withoutId = (name: string, value: unknown): unknown => (name === 'id' || name === 'quando' ? undefined : value)
