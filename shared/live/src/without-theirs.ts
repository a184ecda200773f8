import type { FieldConflict } from '@bandiera/domain'
import type { WritePatch } from './use-writes.ts'

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
