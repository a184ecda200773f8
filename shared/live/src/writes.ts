import { type FieldConflict, newId } from '@bandiera/domain'
import type { Transport, WritePatch, Writes } from './types.ts'
import { WriteError } from './errors.ts'

export function createWrites(transport: Pick<Transport, 'insert' | 'create' | 'update' | 'remove'>): Writes {
  const addOnce = createLineRetry()
  return {
    async insert(coll, doc) {
      const _id = doc._id ?? newId()
      await transport.insert(coll, { ...doc, _id })
      return _id
    },
    async create(coll, doc) {
      if (transport.create) return transport.create(coll, doc)
      await transport.insert(coll, doc)
      return null
    },
    async update(coll, id, patch, { base, choice } = {}) {
      const left = choice ? withoutTheirs(patch, choice.theirs) : patch
      if (!left) return null
      return addOnce(`${coll} ${id}`, left, (once) => {
        const write = (seen?: number) =>
          transport.update(coll, id, once, seen === undefined ? { base } : { base, seen })
        if (!choice) return write()
        return write(choice.seen).catch((failure: unknown) => {
          // the record changed once more: the server merges again, or reports a new conflict
          if (!(failure instanceof WriteError) || failure.code !== 'RECORD_CHANGED') throw failure
          return write()
        })
      })
    },
    remove: (coll, id) => transport.remove(coll, id),
  }
}

type Lines = NonNullable<WritePatch['push']>

/** Gives added lines ids: when an answer is lost, the next try uses the same ones, so that the server adds them once. */
export function createLineRetry() {
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

const named = (push: Lines): Lines =>
  Object.fromEntries(
    Object.entries(push).map(([list, line]) => [
      list,
      typeof line === 'object' && line !== null ? { id: newId(), ...line } : line,
    ]),
  )

/** Leaves out what differs between two tries of the same write. */
const withoutId = (name: string, value: unknown): unknown => (name === 'id' || name === 'quando' ? undefined : value)

/** The rest of a patch when the values of others are kept in some fields; `null` when nothing is left. */
export function withoutTheirs(
  { set = {}, unset = [], ...rest }: WritePatch,
  theirs: readonly FieldConflict[],
): WritePatch | null {
  const isTheirs = (path: string) => theirs.some(({ field }) => path === field || path.startsWith(`${field}.`))
  const kept = Object.entries(set).filter(([path]) => !isTheirs(path))
  const left: WritePatch = {
    set: Object.fromEntries(kept.map(([path, value]) => [path, withTheirs(path, value, theirs)])),
    unset: unset.filter((path) => !isTheirs(path)),
    ...rest,
  }
  const empty = kept.length === 0 && left.unset?.length === 0 && Object.keys(rest.push ?? {}).length === 0
  return empty ? null : left
}

/** An object of the patch, with the values of others at the paths that keep them. */
function withTheirs(path: string, value: unknown, theirs: readonly FieldConflict[]): unknown {
  const inside = theirs.filter(({ field }) => field.startsWith(`${path}.`))
  if (inside.length === 0) return value
  const copy = structuredClone(value) as Record<string, unknown>
  for (const { field, theirs: kept } of inside) {
    const keys = field.slice(path.length + 1).split('.')
    const last = keys.pop()!
    const at = keys.reduce((tree, key) => (tree[key] ??= {}) as typeof copy, copy)
    if (kept === undefined) delete at[last]
    else at[last] = kept
  }
  return copy
}
