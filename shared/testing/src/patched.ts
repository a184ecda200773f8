import type { WritePatch } from '@bandiera/live'

type Tree = Record<string, unknown>

/** A copy of the record with the patch applied, as the server would store it. */
export function patched<T extends object>(record: T, { set = {}, unset = [] }: WritePatch): T {
  const copy = structuredClone(record) as T & Tree
  for (const [path, value] of Object.entries(set)) reach(copy, path, (at, key) => (at[key] = value))
  for (const path of unset) reach(copy, path, (at, key) => delete at[key])
  return copy
}

function reach(root: Tree, path: string, act: (at: Tree, key: string) => unknown): void {
  const keys = path.split('.')
  const last = keys.pop()!
  let at = root
  for (const key of keys) at = (at[key] ??= {}) as Tree
  act(at, last)
}
