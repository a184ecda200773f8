import { type FieldConflict, newId } from '@bandiera/domain'
import type { Transport, WritePatch, Writes } from './types.ts'
import { WriteError } from './errors.ts'

/** The page's writes, with the choices that somebody made where two people changed one field. */
export function createWrites(
  transport: Pick<Transport, 'insert' | 'update' | 'remove'> & { create?: Transport['create'] },
): Writes {
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
          // another person was faster once more: merged again, or asked again
          if (!(failure instanceof WriteError) || failure.code !== 'RECORD_CHANGED') throw failure
          return write()
        })
      })
    },
    remove: (coll, id) => transport.remove(coll, id),
  }
}

type Lines = NonNullable<WritePatch['push']>

/**
 * Lines to add have an id of the page, in every list. When the answer was lost, the next try to add the same
 * ones adds them with the ids of the first, so that the server can tell that they are there.
 */
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

type Tree = Record<string, unknown>

/** What is left to write when theirs is kept in some fields; `null` when nothing is. */
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

/** A whole object that is written, with theirs inside it where theirs is kept. */
function withTheirs(path: string, value: unknown, theirs: readonly FieldConflict[]): unknown {
  const inside = theirs.filter(({ field }) => field.startsWith(`${path}.`))
  if (inside.length === 0) return value
  const copy = structuredClone(value) as Tree
  for (const { field, theirs: kept } of inside) {
    const keys = field.slice(path.length + 1).split('.')
    const last = keys.pop()!
    const at = keys.reduce<Tree>((tree, key) => (tree[key] ??= {}) as Tree, copy)
    if (kept === undefined) delete at[last]
    else at[last] = kept
  }
  return copy
}
