import type { WritePatch } from '@bandiera/live'

type Tree = Record<string, unknown>

/** A copy of the record with the patch applied, as the server would store it. */
export function patched<T extends object>(record: T, { set = {}, unset = [], push = {} }: WritePatch): T {
  const copy = structuredClone(record) as T & Tree
  for (const [path, value] of Object.entries(set)) reach(copy, path, (at, key) => (at[key] = value))
  for (const path of unset) reach(copy, path, (at, key) => delete at[key])
  for (const [path, line] of Object.entries(push)) {
    reach(copy, path, (at, key) => (at[key] = [...((at[key] as unknown[] | undefined) ?? []), line]))
  }
  return copy
}

/** Whether the record still is what the patch takes for granted. */
export const holds = (record: object, { where = {} }: WritePatch): boolean =>
  Object.entries(where).every(([path, value]) => JSON.stringify(valueAt(record, path)) === JSON.stringify(value))

const valueAt = (record: object, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (at as Tree | undefined)?.[key], record)

function reach(root: Tree, path: string, act: (at: Tree, key: string) => unknown): void {
  const keys = path.split('.')
  const last = keys.pop()!
  let at = root
  for (const key of keys) at = (at[key] ??= {}) as Tree
  act(at, last)
}
